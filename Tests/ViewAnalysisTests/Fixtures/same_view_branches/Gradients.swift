import SwiftUI

struct PriceTag: View {
  let isOn: Bool
  let text: String

  var body: some View {
    VStack {
      if isOn {  // expect: same_view_branches
        Text(text).foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      } else {
        Text(text).foregroundStyle(LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom))
      }
    }
  }
}
