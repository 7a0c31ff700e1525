// profile: recommended
import SwiftUI

struct Playlist: Identifiable {
  let id: Int
  var name: String
}

/// With a closure or a binding that is made in each call, only a large row is worth a type, if a state runs it again that it
/// doesn't read, and none that is given content.
struct Playlists: View {
  let playlists: [Playlist]
  @State private var selection = 0
  @State private var names: [Int: String] = [:]

  var body: some View {
    VStack {
      Text("\(selection)")
      ForEach(playlists) { playlist in
        row(playlist.name) { selection = playlist.id }  // expect: helper_in_foreach "whenever `selection` or `names` changes"
      }
      ForEach(playlists) { playlist in
        // expect-next: helper_in_foreach
        field(playlist.name, text: Binding(get: { names[playlist.id] ?? "" }, set: { names[playlist.id] = $0 }))
      }
      ForEach(playlists) { playlist in
        chip(playlist.name) { selection = playlist.id }
      }
      ForEach(playlists) { playlist in
        card(playlist.name) {
          Text("\(playlist.id)")
        }
      }
      ForEach(playlists) { playlist in
        badge(playlist.name)  // expect: helper_in_foreach
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

  private func chip(_ name: String, onTap: @escaping () -> Void) -> some View {
    Button(action: onTap) {
      Text(name)
    }
  }

  private func card<Content: View>(_ name: String, @ViewBuilder content: () -> Content) -> some View {
    VStack {
      Image(systemName: "music.note")
      Text(name)
      Divider()
      content()
    }
  }

  private func badge(_ name: String) -> some View {
    HStack {
      Text(name)
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
