import SwiftUI

struct LetterView: View {
  @State private var text = ""
  @State private var isShown = false
  let title: String

  var body: some View {
    VStack {
      Text(text)
      LetterFooter(title: title, onTap: handleTap)
    }
    .sheet(isPresented: $isShown) { Text(text) }
  }

  private func handleTap() {
    text = "Dear"
    isShown = true
  }
}

private struct LetterFooter: View {
  let title: String
  let onTap: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Text("Letter")
    }
    .onTapGesture {
      onTap()
    }
  }
}
