import SwiftUI

struct InboxRow: View {
  let title: String
  var body: some View {
    HStack {
      Text(title).secondaryCaptionStyle().bold()
      Label(title, systemImage: "tray").secondaryCaptionStyle()
    }
    .onAppear { print(title) }
    .cardStyle()
    .opacity(0.5)
  }
}

struct InboxCard: View {
  let title: String
  var body: some View {
    Text(title)
      .cardStyle()
      .overlay(alignment: .top) {
        // The date stays small.
        Text("date")
          .secondaryCaptionStyle()
      }
  }
}

struct CardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(Color.gray)
      // It has round corners.
      .cornerRadius(8)
      .shadow(radius: 2)
  }
}

extension View {
  func cardStyle() -> some View {
    modifier(CardModifier())
  }
}
