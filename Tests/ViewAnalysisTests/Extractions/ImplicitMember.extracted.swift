import SwiftUI

struct Tone {
  static let plain = Tone(name: "Plain")
  let name: String
}

struct ToneView: View {
  var body: some View {
    VStack {
      ToneRow(tone: .plain)
      ToneRow(tone: Tone(name: "Loud"))
    }
  }
}

private struct ToneRow: View {
  let tone: Tone

  var body: some View {
    HStack {
      Text("Tone")
      Text(tone.name)
    }
  }
}
