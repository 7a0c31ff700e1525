// not: The type of `fontSize` can't be told.
import SwiftUI

struct EditorSettings: View {
  @Draft(.fontSize) private var fontSize

  var body: some View {
    Form {
      fontSection
      Text(fontSize)
    }
  }

  private var «»fontSection: some View {
    Section {
      Text("Font")
      Text(fontSize)
    }
  }
}
