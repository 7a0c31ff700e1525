import SwiftUI

struct AddEntryScreen: View {
  var body: some View {
    NavigationStack {
      AddEntryForm()
    }
  }
}

private struct AddEntryForm: View {
  @State private var name = ""
  @State private var date = Date()

  var body: some View {
    ScrollView {
      VStack {
        TextField(name.isEmpty ? "" : name, text: $name)
        DatePicker("", selection: $date)
      }
      .padding()
    }
  }
}
