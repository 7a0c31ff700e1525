import SwiftUI

struct TitledPicker<Content: View>: View {
  let title: String
  @Binding var selection: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack {
      Text(title)
      Picker(title, selection: $selection) { content() }
    }
  }
}

struct Panel<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack { content() }
  }
}
