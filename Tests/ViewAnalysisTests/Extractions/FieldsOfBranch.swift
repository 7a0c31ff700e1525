import SwiftUI

struct RecordView: View {
  let isSnippet: Bool
  @State private var language = ""
  @State private var code = ""

  var body: some View {
    VStack {
      Text("Record")
      «if isSnippet {
        TextField("Language", text: $language)
        TextEditor(text: $code)
      }»
      Text(language + code)
    }
  }
}
