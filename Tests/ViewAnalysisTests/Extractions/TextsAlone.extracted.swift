import SwiftUI

struct InboxView: View {
  let letters: [String]

  var body: some View {
    VStack {
      if letters.isEmpty {
        InboxNoLettersView()
      } else {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
        }
      }
    }
  }
}

private struct InboxNoLettersView: View {
  var body: some View {
    VStack {
      Text("No letters")
        .font(.title)
      Text("What comes in is shown here.")
    }
  }
}
