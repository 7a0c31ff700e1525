import SwiftUI

struct NamesView: View {
  let names: [String]
  let unit: String

  var body: some View {
    ForEach(names, id: \.self, content: { NameRow(name: $0, unit: unit) })
  }
}

private struct NameRow: View {
  let name: String
  let unit: String

  var body: some View {
    HStack {
      Text(name)
      Text(unit)
    }
  }
}
