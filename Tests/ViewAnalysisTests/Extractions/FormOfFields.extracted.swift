import SwiftUI

struct AddEntryScreen: View {
  @State private var date = Date()

  var body: some View {
    NavigationStack {
      AddEntryForm(date: $date)
    }
  }
}

private struct AddEntryForm: View {
  @State private var name = ""
  @Binding var date: Date

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
