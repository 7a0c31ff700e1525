// swift-format-ignore-file
import SwiftUI

struct Complete: View {
  var body: some View { Text("A") }
}

struct Stored: View {
  let body = Text("A")
}

struct Split: View {
  let title: String
}

extension Split {
  var body: some View { Text(title) }
}

struct Conformed {
  let title: String
}

extension Conformed: View {
  var body: some View { Text(title) }
}

protocol Screen: View {
  var title: String { get }
}

extension Screen {
  var body: some View { Text(title) }
}

struct Home: View, Screen {
  let title: String
}

struct Start: Screen {
  let title: String
}

struct Dot: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct Frame: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct Platform: View {
  #if os(macOS)
    var body: some View { Text("A") }
  #else
    var body: some View { Text("B") }
  #endif
}

extension Array: @retroactive View where Element: View {
  public var body: some View { Text("A") }
}
