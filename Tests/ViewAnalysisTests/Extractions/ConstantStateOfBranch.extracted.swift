import SwiftUI

struct AbilityList: View {
  let abilities: [String]

  var body: some View {
    ScrollView {
      if abilities.isEmpty {
        Text("None")
      } else {
        AbilityListGrid(abilities: abilities)
      }
    }
  }
}

private struct AbilityListGrid: View {
  @State private var columns: [GridItem] = [.init(.adaptive(minimum: 300))]
  let abilities: [String]

  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(abilities, id: \.self) { Text($0) }
    }
  }
}
