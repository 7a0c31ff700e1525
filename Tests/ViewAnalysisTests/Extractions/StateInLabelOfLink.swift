import SwiftUI

struct PostcardLink: View {
  let place: String
  let text: String
  @State private var isFlipped = false

  var body: some View {
    NavigationLink {
      Text(place)
    } label: {
      «»VStack {
        Text(isFlipped ? text : place)
        Button("Flip") { isFlipped.toggle() }
      }
      .padding()
    }
  }
}
