import SwiftUI

struct Names: View {
  let names: [String]
  @State private var selected: String?

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        NameRow(name: name)
      }
      ForEach(names, id: \.self) {
        NameRow(name: $0)
      }
      ForEach(names, id: \.self) { name in
        let short = name.prefix(3)
        NameRow(name: String(short))
      }
      List(names, id: \.self, rowContent: { NameRow(name: $0) })
      Text(selected ?? "None")
      Button("None") { selected = nil }
    }
  }
}

private struct NameRow: View {
  let name: String

  var body: some View {
    Text(name)
  }
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
