import SwiftUI

struct EditSheet: View {
  @State private var title = ""
  @State private var content = ""

  var body: some View {
    Form {
      «»Section {
        TextField("Review Title", text: $title)
        TextEditor(text: $content)
      }
      Text(title + content)
    }
  }
}
