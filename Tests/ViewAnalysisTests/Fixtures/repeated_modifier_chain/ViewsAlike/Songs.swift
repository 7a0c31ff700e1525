import SwiftUI

struct SongsView: View {
  let isPlaying: Bool

  var body: some View {
    List {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .symbolRenderingMode(.hierarchical)  // expect: repeated_modifier_chain "in 3 places, on the same view. Make it a view type"
        .foregroundStyle(.tint)
        .padding(6)
        .background(.thinMaterial, in: .circle)
      Button {
        print("Songs")
      } label: {
        Label("Songs", systemImage: "music.note")
      }
      .font(.headline)  // expect: repeated_modifier_chain "in 3 places, on `Button`s that are built alike. Make these a view type"
      .padding(10)
      .background(.quaternary, in: .capsule)
    }
  }
}

struct PlaylistsView: View {
  let isPlaying: Bool

  var body: some View {
    ScrollView {
      Text("Playlists")
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .symbolRenderingMode(.hierarchical)  // expect: repeated_modifier_chain "in 3 places, on the same view. Make it a view type"
        .foregroundStyle(.tint)
        .padding(6)
        .background(.thinMaterial, in: .circle)
      Button {
        print("Playlists")
      } label: {
        Label("Playlists", systemImage: "music.note.list")
      }
      .font(.headline)  // expect: repeated_modifier_chain "in 3 places, on `Button`s that are built alike. Make these a view type"
      .padding(10)
      .background(.quaternary, in: .capsule)
    }
  }
}
