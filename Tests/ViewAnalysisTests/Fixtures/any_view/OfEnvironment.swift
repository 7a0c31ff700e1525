// profile: recommended
import SwiftUI

/// The environment's values can't be generic.
struct CloseMark: View {
  let content: AnyView

  var body: some View { content }
}

struct OpenMark: View {
  let content: AnyView  // expect: any_view

  var body: some View { content }
}

private struct CloseMarkKey: EnvironmentKey {
  static var defaultValue: CloseMark? { nil }
}

extension EnvironmentValues {
  var closeMark: CloseMark? {
    get { self[CloseMarkKey.self] }
    set { self[CloseMarkKey.self] = newValue }
  }
}
