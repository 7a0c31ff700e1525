import SwiftUI

struct VoiceReaderLanguageRow: View {
  var body: some View { Text("Language") }
}

struct VoiceReaderToneRow: View {
  var body: some View { Text("Tone") }
}

struct VoiceReaderSetupView: View {
  @State private var names: [String] = []

  var body: some View {
    NavigationStack {
      «VStack {
        VoiceReaderLanguageRow()
        VoiceReaderToneRow()
        Button("Add") { names.append("") }
        Button("Clear") { names = [] }
      }
      .padding()»
    }
  }
}
