import SwiftUI

struct PostcardLink: View {
  let place: String
  let text: String

  var body: some View {
    NavigationLink {
      Text(place)
    } label: {
      PostcardLinkLabel(text: text, place: place)
    }
  }
}

private struct PostcardLinkLabel: View {
  @State private var isFlipped = false
  let text: String
  let place: String

  var body: some View {
    VStack {
      Text(isFlipped ? text : place)
      Button("Flip") { isFlipped.toggle() }
    }
    .padding()
  }
}
