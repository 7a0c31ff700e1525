import SwiftUI

struct Names: View {
  let names: [String]
  @State private var selected: String?

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        row(name)  // expect: helper_in_foreach "whenever `selected` changes"
      }
      ForEach(names, id: \.self) {
        row($0)  // expect: helper_in_foreach
      }
      ForEach(names, id: \.self) { name in
        let short = name.prefix(3)
        self.row(String(short))  // expect: helper_in_foreach "what it shows of `short`"
      }
      List(names, id: \.self, rowContent: row)  // expect: helper_in_foreach "what it shows of the element"
      Text(selected ?? "None")
      Button("None") { selected = nil }
    }
  }

  private func row(_ name: String) -> some View { Text(name) }
}

struct Silent: View {
  let names: [String]
  let title: String

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        header
        row(title)
        RowView(name: name)
        Button(name) { print(label(name)) }
        Text(label(name))
      }
      row(title)
    }
  }

  private var header: some View { Text("A") }
  private func row(_ name: String) -> some View { Text(name) }
  private func label(_ name: String) -> String { name }
}

struct RowView: View {
  let name: String
  var body: some View { Text(name) }
}
