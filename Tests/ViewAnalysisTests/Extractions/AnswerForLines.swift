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
      row("First", 1)
      row(
        "Second",
        number)
      ForEach(letters) { letter in
        row(letter.title, letter.id)
      }
      TextField("Number", value: $openedNumber, format: .number)
    }
  }

  private func «»row(_ title: String, _ place: Int) -> some View {
    HStack {
      Text(title)
      if openedNumber == place {
        Text("Open")
      }
      Circle().opacity(openedNumber != place ? 1 : 0)
    }
  }
}
