import SwiftUI

struct AbilityList: View {
  @State private var columns: [GridItem] = [.init(.adaptive(minimum: 300))]
  let abilities: [String]

  var body: some View {
    ScrollView {
      if abilities.isEmpty {
        Text("None")
      } else {
        grid
      }
    }
  }

  private var «»grid: some View {
    LazyVGrid(columns: columns) {
      ForEach(abilities, id: \.self) { Text($0) }
    }
  }
}
