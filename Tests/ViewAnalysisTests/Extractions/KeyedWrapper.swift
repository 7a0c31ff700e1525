import SwiftUI

struct EditorSettings: View {
  @Preference(.fontSize) private var fontSize
  @Preference(.theme) private var theme

  var body: some View {
    Form {
      fontSection
      Text(theme)
    }
  }

  private var «»fontSection: some View {
    Section {
      Text("Font")
      TextField("Size", text: $fontSize)
      Text(fontSize)
    }
  }
}
