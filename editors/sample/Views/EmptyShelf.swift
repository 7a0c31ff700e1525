import SwiftUI

/// What a list shows while there is nothing in it, with something to do about that.
struct EmptyShelf<Actions: View>: View {
  private let title: LocalizedStringKey
  private let actions: Actions

  init(title: LocalizedStringKey, actions: () -> Actions) {
    self.title = title
    self.actions = actions()
  }

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "leaf")
        .font(.largeTitle)
        .foregroundStyle(.green)
      Text(title)
        .font(.title3)
      actions
    }
  }
}
