// profile: strict
import SwiftUI

/// Only what matters is compared.
struct Chosen: View, Equatable {
  let title: String
  let first: () -> Void
  let second: () -> Void
  let third: () -> Void
  let fourth: () -> Void

  nonisolated static func == (a: Chosen, b: Chosen) -> Bool { a.title == b.title }

  var body: some View { Text(title) }
}

/// A view can't be compared.
struct Wrapper<Content: View, Value: Equatable & Sendable>: View, Equatable {
  let content: Content
  let value: Value

  nonisolated static func == (a: Wrapper, b: Wrapper) -> Bool { a.value == b.value }

  var body: some View { content }
}

struct Skipping: View, Equatable {  // expect: blanket_equatable "leaves out `subtitle`"
  let title: String
  let subtitle: String

  nonisolated static func == (a: Skipping, b: Skipping) -> Bool { a.title == b.title }

  var body: some View { Text(title + subtitle) }
}
