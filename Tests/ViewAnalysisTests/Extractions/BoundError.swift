import SwiftUI

struct LoadState {
  var error: String?
  var count = 0
}

struct Loader: View {
  @State private var state = LoadState()

  var body: some View {
    VStack {
      Text("\(state.count)")
      «»HStack {
        Text("Load")
        Button("Again") {
          do {
            try load()
          } catch {
            state.error = "No"
          }
        }
      }
    }
  }

  private func load() throws {}
}
