// profile: recommended
import SwiftUI

struct Shelf: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        row(name)  // expect: helper_in_foreach
        small(name)
        Text(name).contextMenu { row(name) }
        NavigationLink {
          row(name)
        } label: {
          Text(name)
        }
        NavigationLink(name, destination: row(name))
        NavigationLink(value: name) { row(name) }
      }
      ForEach(0..<5) { number in row("\(number)") }
      ForEach(["a", "b"], id: \.self) { name in row(name) }
      ForEach(Array(Self.all.enumerated()), id: \.offset) { _, name in row(name) }
    }
  }

  private static let all = ["a", "b"]

  private func row(_ name: String) -> some View {
    HStack {
      Text(name)
      Spacer()
    }
  }

  private func small(_ name: String) -> some View { VStack { Text(name) } }
}
