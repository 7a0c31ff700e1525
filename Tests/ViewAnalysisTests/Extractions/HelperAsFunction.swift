import SwiftUI

struct NamesView: View {
  let names: [String]
  let unit: String

  var body: some View {
    ForEach(names, id: \.self, content: nameRow)
  }

  func «»nameRow(_ name: String) -> some View {
    HStack {
      Text(name)
      Text(unit)
    }
  }
}
