// profile: strict
import SwiftUI

/// All that the view has is read by its sections: there is nothing to skip them for.
struct Banner: View {
  let title: String
  let subtitle: String

  var body: some View {
    VStack {
      names
      actions
    }
  }

  private var names: some View {
    VStack {
      Text(title)
      Text(subtitle)
      Divider()
      Text("End")
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
