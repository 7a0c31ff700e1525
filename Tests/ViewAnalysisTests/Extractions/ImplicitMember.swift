import SwiftUI

struct Tone {
  static let plain = Tone(name: "Plain")
  let name: String
}

struct ToneView: View {
  var body: some View {
    VStack {
      toneRow(.plain)
      toneRow(Tone(name: "Loud"))
    }
  }

  private func «»toneRow(_ tone: Tone) -> some View {
    HStack {
      Text("Tone")
      Text(tone.name)
    }
  }
}
