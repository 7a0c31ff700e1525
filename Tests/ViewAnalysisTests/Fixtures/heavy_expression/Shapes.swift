// swift-format-ignore-file
// option: max_modifiers = 4
// option: max_closures = 2
import SwiftUI

struct Chains: View {
  let isOn: Bool

  var body: some View {
    Text("A").bold().italic().underline().padding().padding()  // expect: heavy_expression "`Text` has 5 modifiers"
    Text("A").bold().italic().underline().padding()
    Text("A")
      .frame(width: isOn ? 1 : 2, height: isOn ? 3 : 4)  // expect: heavy_expression "`frame` has 2 ternaries"
    Text("A").padding(isOn ? (isOn ? 1 : 2) : 3)  // expect: heavy_expression
    Text("A").padding(isOn ? 1 : 2)
    Text("A").overlay(Circle().stroke(isOn ? Color.red : Color.blue, lineWidth: isOn ? 1 : 2))  // expect: heavy_expression "`stroke`"
    Button("A") { print([1].reduce(isOn ? 1 : 2, { isOn ? $0 : $1 })) }
  }
}

struct Nested: View {
  var body: some View {
    VStack {
      HStack {  // expect: heavy_expression "Move the content of `HStack`"
        ZStack {
          Group { Text("A") }
        }
        ZStack { Text("B") }
      }
      HStack { Text("C") }
    }
    VStack { HStack { Text("D") } }
  }
}

struct Ternaries: View {
  let isOn: Bool
  let a: Int
  let b: Int

  var body: some View {
    Text("A").zIndex(isOn && a > 1 && b > 2 ? 1 : (isOn && a > 3 && b > 4 ? 2 : 3))  // expect: heavy_expression "2 ternaries"
    Text("A").lineLimit(a > 1 && b > 2 ? 1 : nil)
    Text("A").disabled(a > 1 && b > 2 || a == 3 && b == 4)  // expect: heavy_expression "8 literals and names"
  }
}
