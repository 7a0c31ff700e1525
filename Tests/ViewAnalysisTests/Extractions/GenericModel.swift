import SwiftUI

@Observable class PlayerModel {
  var title = ""
  var isPlaying = false

  func load() async {}
}

/// The model is an object, whatever its class is.
struct PlayerScreen<Model: PlayerModel>: View {
  @State var model: Model

  var body: some View {
    VStack {
      Text("Player")
      header
      Toggle("Playing", isOn: $model.isPlaying)
    }
    .task { await model.load() }
  }

  private var «»header: some View {
    HStack {
      Text(model.title)
      Text(model.isPlaying ? "Playing" : "Paused")
      Button("Load") { Task { await model.load() } }
    }
  }
}
