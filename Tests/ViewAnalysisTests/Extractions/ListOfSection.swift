import SwiftUI

struct NoVoicesSection: View {
  var body: some View { Section("None") { Text("No voices") } }
}

struct LocalVoicesSection: View {
  let title: String
  let voices: [String]
  @Binding var selection: String

  var body: some View {
    if voices.isEmpty {
      NoVoicesSection()
    } else {
      «»Section(title) {
        ForEach(voices, id: \.self) { voice in
          HStack {
            Text(voice)
            Spacer()
            if voice == selection { Image(systemName: "checkmark") }
          }
          .onTapGesture { selection = voice }
        }
      }
    }
  }
}
