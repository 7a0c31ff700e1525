// profile: recommended
import SwiftUI

struct AlbumsView: View {
  let count: Int
  let isPlaying: Bool

  var body: some View {
    VStack {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .symbolRenderingMode(.hierarchical)  // expect: repeated_modifier_chain "in 3 places, on the same view. Make it a view type"
        .foregroundStyle(.tint)
        .padding(6)
        .background(.thinMaterial, in: .circle)
      Text("\(count)")
      Button {
        print("Albums")
      } label: {
        Label("Albums", systemImage: "square.stack")
      }
      .font(.headline)  // expect: repeated_modifier_chain "in 3 places, on `Button`s that are built alike. Make these a view type"
      .padding(10)
      .background(.quaternary, in: .capsule)
    }
  }
}
