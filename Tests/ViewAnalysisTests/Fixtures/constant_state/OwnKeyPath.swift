import Combine
import SwiftUI

final class Assigner<Root> {
  init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Double>) {}
}

/// What is given the view and a key path may write through it.
struct Keyboard: View {
  @State private var height = 0.0
  @State private var width = 1.0  // expect: constant_state

  var body: some View {
    Text("\(height) \(width)")
      .onAppear { _ = Assigner(object: self, keyPath: \.height) }
  }
}
