// profile: strict
import SwiftUI

/// The place of another helper is a view, too, where something else runs the helper again.
struct Filters: View {
  let lists: [String]
  @State private var list = ""
  @State private var query = ""

  var body: some View {
    HStack {
      TextField("Query", text: $query)
      choices
      all
    }
  }

  private var choices: some View {  // expect: helper_view "`choices` (4 views)"
    VStack {
      header("Lists")
      row("All")
      row(list)
    }
  }

  /// It reads all that changes.
  private var all: some View {
    VStack {
      header(query)
      row("All")
      row(list)
    }
  }

  private func header(_ title: String) -> some View { Text(title).bold() }

  private func row(_ title: String) -> some View {
    Button(title) { list = title }
  }
}
