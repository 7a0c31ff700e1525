import SwiftUI

enum LoadState {
  case loading
  case failed(String)
}

struct LoadView: View {
  let state: LoadState
  let hint: String?

  var body: some View {
    VStack {
      if let hint {
        LoadHintSection(hint: hint)
      }
    }
  }
}

private struct LoadHintSection: View {
  let hint: String

  var body: some View {
    VStack {
      Text(hint)
      Text("Hint")
    }
  }
}
