import SwiftUI

struct Letter {
  let text: String
  let date: Int
}

struct LetterCommands: View {
  let letters: [Letter]

  private var latestLetter: Letter? { letters.last }
  private var longest: Letter { letters.max { $0.text.count < $1.text.count } ?? Letter(text: "", date: 0) }

  var body: some View {
    VStack {
      Text(longest.text)
      Text(latestLetter?.text ?? "")
      LetterCommandsLongestRow(hasLatestLetter: latestLetter != nil, date: longest.date)
    }
  }
}

private struct LetterCommandsLongestRow: View {
  @State private var isReplying = false
  let hasLatestLetter: Bool
  let date: Int

  var body: some View {
    HStack {
      Button("Reply") { isReplying = true }
        .disabled(!hasLatestLetter)
      Text("\(date)")
    }
  }
}
