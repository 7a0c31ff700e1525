// profile: recommended
import SwiftUI

struct Shelf: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        ShelfRow(name: name)
        small(name)
        Text(name).contextMenu { ShelfRow(name: name) }
        NavigationLink {
          ShelfRow(name: name)
        } label: {
          Text(name)
        }
        NavigationLink(name, destination: ShelfRow(name: name))
        NavigationLink(value: name) { ShelfRow(name: name) }
      }
      ForEach(0..<5) { number in ShelfRow(name: "\(number)") }
      ForEach(["a", "b"], id: \.self) { name in ShelfRow(name: name) }
      ForEach(Array(Self.all.enumerated()), id: \.offset) { _, name in ShelfRow(name: name) }
    }
  }

  private static let all = ["a", "b"]

  private func small(_ name: String) -> some View { VStack { Text(name) } }
}

private struct ShelfRow: View {
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
    }
  }
}
