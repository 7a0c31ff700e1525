// profile: recommended
import SwiftUI

/// A generic type can't store a value for all of its specializations.
struct Recorder: View {
  @MainActor private static var current = 0

  let accessory: AnyView

  var body: some View {
    HStack {
      Text("\(Self.current)")
      accessory
    }
  }
}
