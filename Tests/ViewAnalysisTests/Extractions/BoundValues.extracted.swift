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
        LoadHintView(hint: hint)
      }
    }
  }
}

private struct LoadHintView: View {
  let hint: String

  var body: some View {
    VStack {
      Text(hint)
      Text("Hint")
    }
  }
}
