// profile: strict
import SwiftUI

struct Card: View {
  let isFront: Bool
  let isMiddle: Bool
  let isBack: Bool
  let names: [String]

  var body: some View {
    VStack {
      Text("Three")
        .offset(y: isFront ? 0 : isMiddle ? 10 : isBack ? 20 : 30)  // expect: heavy_expression
      Text("Two")
        .offset(y: isFront ? 0 : isMiddle ? 10 : 20)
      Text("Two with a calculation")
        .opacity(isFront && !names.isEmpty ? 1 : isMiddle ? 0.5 / 3 : 0)  // expect: heavy_expression
      Text("Two texts")
        .help(isFront && !names.isEmpty ? "Front" : isMiddle ? "Middle" : "Back")
      Text("Two colours of one type")
        .foregroundStyle(isFront || isBack ? Color.red : (isMiddle ? Color.green : Color.blue))  // expect: heavy_expression
      Text("Two texts of values")
        .help(isFront ? "Front of \(names.count)" : isMiddle ? "Middle" : "Back")  // expect: heavy_expression
    }
  }
}
