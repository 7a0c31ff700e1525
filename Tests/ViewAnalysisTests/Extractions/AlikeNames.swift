import SwiftUI

/// The same text as the key of a title and as the name of a symbol.
struct Shortcuts: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Section {«»
        Label("star", systemImage: "star")
        Toggle("star", isOn: $isOn)
      }
      Section {
        Label("moon", systemImage: "moon")
        Toggle("moon", isOn: $isOn)
      }
    }
  }
}
