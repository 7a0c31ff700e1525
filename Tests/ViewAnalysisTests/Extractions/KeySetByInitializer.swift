// not: The type of `size` can't be told.
import SwiftUI

struct EditorSettings: View {
  @Preference(.fontSize) private var size

  init(_ key: PreferenceKey) {
    _size = Preference(key)
  }

  var body: some View {
    Form {
      fontSection
      Text(size)
    }
  }

  private var «»fontSection: some View {
    Section {
      Text("Font")
      Text(size)
    }
  }
}
