import SwiftUI

struct LoansView: View {
  let number: Int
  let name: String

  var body: some View {
    VStack {
      Text(name)
      LoansMenuRow(number: number, name: name)
    }
  }
}

private struct LoansMenuRow: View {
  let number: Int
  let name: String

  var body: some View {
    HStack {
      Text("loans.menu.count \(number)")
      Text(name)
    }
  }
}
