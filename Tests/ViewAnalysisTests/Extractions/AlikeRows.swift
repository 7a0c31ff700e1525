import SwiftUI

struct WelcomeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Welcome")
      // What is there to see.
      «»HStack {
        Image(systemName: "map")
          .foregroundColor(.blue)
        VStack(alignment: .leading) {
          Text("Maps")
            .font(.headline)
          Text("Find your way")
        }
      }
      .padding(8)
      // What is there to hear.
      HStack {
        Image(systemName: "music.note")
          .foregroundColor(.red)
        VStack(alignment: .leading) {
          Text("Music")
            .font(.headline)
          Text("\(count) songs")
        }
      }
      .padding(8)
      Spacer()
    }
  }
}
