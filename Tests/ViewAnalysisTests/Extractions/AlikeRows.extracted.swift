import SwiftUI

struct WelcomeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Welcome")
      // What is there to see.
      WelcomeRow(systemImage: "map", color: .blue, title: "Maps", value: "Find your way")
      // What is there to hear.
      WelcomeRow(systemImage: "music.note", color: .red, title: "Music", value: "\(count) songs")
      Spacer()
    }
  }
}

private struct WelcomeRow: View {
  let systemImage: String
  let color: Color
  let title: LocalizedStringKey
  let value: LocalizedStringKey

  var body: some View {
    HStack {
      Image(systemName: systemImage)
        .foregroundColor(color)
      VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
        Text(value)
      }
    }
    .padding(8)
  }
}
