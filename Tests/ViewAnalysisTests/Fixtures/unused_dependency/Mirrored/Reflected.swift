import SwiftUI

/// All properties are read here, by a type in it and by a function.
struct Panel: View {
  @State private var isLoading = false

  var body: some View {
    Text(Inspector.text(self))
  }

  enum Inspector {
    static func text(_ panel: Panel) -> String {
      Mirror(reflecting: panel).children.map { "\($0.value)" }.joined()
    }
  }
}
