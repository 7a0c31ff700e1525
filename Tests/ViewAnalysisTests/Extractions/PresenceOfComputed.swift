import SwiftUI

struct Letter {
  let text: String
  let date: Int
}

struct LetterCommands: View {
  let letters: [Letter]
  @State private var isReplying = false

  private var latestLetter: Letter? { letters.last }
  private var longest: Letter { letters.max { $0.text.count < $1.text.count } ?? Letter(text: "", date: 0) }

  var body: some View {
    VStack {
      Text(longest.text)
      Text(latestLetter?.text ?? "")
      «»HStack {
        Button("Reply") { isReplying = true }
          .disabled(latestLetter == nil)
        Text("\(longest.date)")
      }
    }
  }
}
