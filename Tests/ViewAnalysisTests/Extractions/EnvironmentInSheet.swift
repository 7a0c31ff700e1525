import SwiftUI

struct LanguagePicker: View {
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  @State private var isOpen = false

  var body: some View {
    Button("Language") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        «»VStack {
          Text("Language")
          Text(locale.identifier)
          Button("Close all") { dismiss() }
        }
      }
  }
}
