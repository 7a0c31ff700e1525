// profile: strict
import SwiftUI

struct Banner: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      actions
    }
  }

  /// One modifier with a closure; the others are in the action.
  private var actions: some View {
    Button("Open") {
      DispatchQueue.main.async { print(1) }
      DispatchQueue.main.async { print(2) }
      DispatchQueue.main.async { print(3) }
    }
    .onAppear { print(title) }
  }
}
