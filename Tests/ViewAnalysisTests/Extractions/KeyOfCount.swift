import SwiftUI

struct LoansView: View {
  let number: Int
  let name: String

  var body: some View {
    VStack {
      Text(name)
      «»HStack {
        Text("loans.menu.count \(number)")
        Text(name)
      }
    }
  }
}
