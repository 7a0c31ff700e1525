import SwiftUI

struct Letter: Identifiable {
  let id: Int
  let title: String
}

struct LettersView: View {
  let letters: [Letter]
  let number: Int
  @State private var openedNumber = 0

  var body: some View {
    VStack {
      LettersRow(title: "First", place: 1, openedNumber: openedNumber)
      LettersRow(
        title: "Second",
        place: number,
        openedNumber: openedNumber)
      ForEach(letters) { letter in
        LettersRow(title: letter.title, place: letter.id, openedNumber: openedNumber)
      }
      TextField("Number", value: $openedNumber, format: .number)
    }
  }
}

private struct LettersRow: View {
  let title: String
  let place: Int
  let openedNumber: Int

  var body: some View {
    HStack {
      Text(title)
      if openedNumber == place {
        Text("Open")
      }
      Circle().opacity(openedNumber != place ? 1 : 0)
    }
  }
}
