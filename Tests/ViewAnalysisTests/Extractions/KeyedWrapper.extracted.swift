import SwiftUI

struct EditorSettings: View {
  @Preference(.theme) private var theme

  var body: some View {
    Form {
      FontSection()
      Text(theme)
    }
  }
}

private struct FontSection: View {
  @Preference(.fontSize) private var fontSize

  var body: some View {
    Section {
      Text("Font")
      TextField("Size", text: $fontSize)
      Text(fontSize)
    }
  }
}
