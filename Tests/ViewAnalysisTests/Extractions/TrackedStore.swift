// not: `WithPerceptionTracking` notices what is read of `store` here, and wouldn't in another view.
import SwiftUI

final class Store<State> {
  var state: State
  init(state: State) { self.state = state }
}

struct WithPerceptionTracking<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

struct Profile {
  var name = ""
  var text = ""
}

struct ProfileCard: View {
  let store: Store<Profile>

  var body: some View {
    WithPerceptionTracking {
      VStack {
        Text(store.state.name)
        «VStack {
          Text("About")
          Text(store.state.text)
          Text(store.state.name)
        }»
      }
    }
  }
}
