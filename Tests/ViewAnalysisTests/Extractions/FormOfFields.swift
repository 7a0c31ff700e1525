import SwiftUI

struct AddEntryScreen: View {
  @State private var name = ""
  @State private var date = Date()

  var body: some View {
    NavigationStack {
      «ScrollView {
        VStack {
          TextField(name.isEmpty ? "" : name, text: $name)
          DatePicker("", selection: $date)
        }
        .padding()
      }»
    }
  }
}
