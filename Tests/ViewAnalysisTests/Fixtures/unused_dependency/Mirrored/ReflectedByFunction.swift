import SwiftUI

struct Board: View {
  @State private var isLoading = false

  var body: some View {
    Text(description(of: self))
  }
}

private func description(of value: Any) -> String {
  Mirror(reflecting: value).children.map { "\($0.value)" }.joined()
}
