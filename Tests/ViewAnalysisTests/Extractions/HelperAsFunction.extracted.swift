import SwiftUI

struct NamesView: View {
  let names: [String]
  let unit: String

  var body: some View {
    ForEach(names, id: \.self, content: { NameRow(unit: unit, name: $0) })
  }
}

private struct NameRow: View {
  let unit: String
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Text(unit)
    }
  }
}
