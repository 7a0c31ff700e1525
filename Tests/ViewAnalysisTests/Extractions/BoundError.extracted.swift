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
      LoaderRow(stateError: $state.error)
    }
  }
}

private struct LoaderRow: View {
  @Binding var stateError: String?

  var body: some View {
    HStack {
      Text("Load")
      Button("Again") {
        do {
          try load()
        } catch {
          stateError = "No"
        }
      }
    }
  }

  private func load() throws {}
}
