import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

final class Library: ObservableObject {
  @Published var songs: [Song] = []

  func remove(_ song: Song) { songs.removeAll { $0.id == song.id } }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  @State private var chosen: Song?

  var body: some View {
    VStack {
      Text("Songs")
      Text(chosen?.title ?? "None")
      «»List {
        ForEach(library.songs) { song in
          HStack {
            Text(song.title)
            Button("Play") {
              chosen = song
              print("Playing")
            }
            Button("Remove", action: { library.remove(song) })
          }
        }
      }
    }
  }
}
