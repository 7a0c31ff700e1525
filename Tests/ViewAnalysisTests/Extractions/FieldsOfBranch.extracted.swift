import SwiftUI

struct RecordView: View {
  let isSnippet: Bool
  @State private var language = ""
  @State private var code = ""

  var body: some View {
    VStack {
      Text("Record")
      RecordFields(language: $language, code: $code, isSnippet: isSnippet)
      Text(language + code)
    }
  }
}

private struct RecordFields: View {
  @Binding var language: String
  @Binding var code: String
  let isSnippet: Bool

  var body: some View {
    if isSnippet {
      TextField("Language", text: $language)
      TextEditor(text: $code)
    }
  }
}
