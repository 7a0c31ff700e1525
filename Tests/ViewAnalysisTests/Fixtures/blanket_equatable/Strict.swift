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

struct Skipping: View, Equatable {  // expect: blanket_equatable "ignores `subtitle`"
  let title: String
  let subtitle: String

  nonisolated static func == (a: Skipping, b: Skipping) -> Bool { a.title == b.title }

  var body: some View { Text(title + subtitle) }
}

/// Five small values are compared at once.
struct Bar: View, Equatable {
  var index: Int
  var color: Color
  var height: CGFloat
  var range: Range<Double>
  var title: String

  var body: some View { Text(title).foregroundStyle(color) }
}

final class ChartModel {}

/// The object stays the same: what changes in it is told by the number.
struct Chart: View, Equatable {
  var id = 0
  let model: ChartModel
  let generation: Int

  nonisolated static func == (a: Chart, b: Chart) -> Bool { a.generation == b.generation }

  var body: some View { Text("\(generation)") }
}

struct Long: View, Equatable {  // expect: blanket_equatable "5 inputs"
  let a: [Int]
  let b: [Int]
  let c: [Int]
  let d: [Int]
  let e: [Int]

  var body: some View { Text("\(a)\(b)\(c)\(d)\(e)") }
}

struct Explained: View, Equatable {
  let title: String
  let subtitle: String

  // The subtitle follows the title.
  nonisolated static func == (a: Explained, b: Explained) -> Bool { a.title == b.title }

  var body: some View { Text(title + subtitle) }
}

struct Names: Equatable, Sendable {
  var first: [String]
}

/// It is compared on purpose.
struct Plot: View, Equatable {
  let a: Names
  let b: Names
  let c: Names
  let d: Names
  let e: Names

  var body: some View { Text(a.first.joined()) }
}

struct Plots: View {
  let names: Names

  var body: some View {
    Plot(a: names, b: names, c: names, d: names, e: names).equatable()
  }
}
