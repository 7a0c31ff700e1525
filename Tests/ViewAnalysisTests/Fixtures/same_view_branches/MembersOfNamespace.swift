// profile: recommended
import SwiftUI

enum L10n {
  static let none = LocalizedStringKey("none")
  static let empty = LocalizedStringKey("empty")
  static func count(_ count: Int) -> String { "\(count)" }
}

extension Color {
  static let brand = Color("brand")
}

/// A key and a text are no values of one ternary.
struct CountView: View {
  let count: Int
  @Binding var isEmpty: Bool

  var body: some View {
    VStack {
      if isEmpty {
        Text(L10n.none)
      } else {
        Text(L10n.count(count))
      }
      if isEmpty {  // expect: same_view_branches
        Text(L10n.none)
      } else {
        Text(L10n.empty)
      }
      if isEmpty {  // expect: same_view_branches
        Text("1").foregroundColor(Color.white)
      } else {
        Text("1").foregroundColor(Color.brand)
      }
    }
  }
}
