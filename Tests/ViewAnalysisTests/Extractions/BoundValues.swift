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
        «»VStack {
          Text(hint)
          Text("Hint")
        }
      }
    }
  }
}
