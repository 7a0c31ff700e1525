// profile: recommended
import SwiftUI

struct Playlist: Identifiable {
  let id: Int
  var name: String
}

/// With a closure or a binding that is made in each call, a view is never the same as before.
struct Playlists: View {
  let playlists: [Playlist]
  @State private var selection = 0
  @State private var names: [Int: String] = [:]

  var body: some View {
    VStack {
      Text("\(selection)")
      ForEach(playlists) { playlist in
        row(playlist.name) { selection = playlist.id }
      }
      ForEach(playlists) { playlist in
        field(playlist.name, text: Binding(get: { names[playlist.id] ?? "" }, set: { names[playlist.id] = $0 }))
      }
      ForEach(playlists) { playlist in
        title(playlist.name)  // expect: helper_in_foreach
      }
    }
  }

  private func row(_ name: String, onTap: @escaping () -> Void) -> some View {
    HStack {
      Image(systemName: "music.note")
      Text(name)
      Button("Play", action: onTap)
    }
  }

  private func field(_ name: String, text: Binding<String>) -> some View {
    HStack {
      Image(systemName: "music.note")
      Text(name)
      TextField("Name", text: text)
    }
  }

  private func title(_ name: String) -> some View {
    HStack {
      Image(systemName: "music.note")
      Text(name)
      Text("Playlist")
    }
  }
}
