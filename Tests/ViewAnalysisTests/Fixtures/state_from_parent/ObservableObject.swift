import SwiftUI

final class Letter: ObservableObject {
  @Published var title = ""
}

struct Editor: View {
  @StateObject private var letter = Letter()

  var body: some View {
    TitleView(letter: letter)
  }
}

struct TitleView: View {
  @State var letter: Letter  // expect: state_from_parent "Use `@ObservedObject`, which also updates the view"

  var body: some View {
    Text(letter.title)
  }
}
