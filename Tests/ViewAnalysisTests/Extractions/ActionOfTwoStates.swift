import SwiftUI

struct LetterView: View {
  @State private var text = ""
  @State private var isShown = false
  let title: String

  var body: some View {
    VStack {
      Text(text)
      footer
    }
    .sheet(isPresented: $isShown) { Text(text) }
  }

  private var «»footer: some View {
    HStack {
      Text(title)
      Text("Letter")
    }
    .onTapGesture {
      text = "Dear"
      isShown = true
    }
  }
}
