// not: `draft` is read by what the view presents
import SwiftUI

struct LetterDraft {
  var title = ""
  var text = ""
}

struct LetterEditor: View {
  @State private var draft = LetterDraft()
  @State private var isShown = false

  var body: some View {
    VStack {
      form
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text(draft.title) }
  }

  private var «»form: some View {
    VStack {
      TextField("Title", text: $draft.title)
      Text("Letter")
    }
  }
}
