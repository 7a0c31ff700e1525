import SwiftUI

struct LanguagePicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOpen = false

  var body: some View {
    Button("Language") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        LanguagePickerSheet { dismiss() }
      }
  }
}

private struct LanguagePickerSheet: View {
  @Environment(\.locale) private var locale
  let onCloseAll: () -> Void

  var body: some View {
    VStack {
      Text("Language")
      Text(locale.identifier)
      Button("Close all") { onCloseAll() }
    }
  }
}
