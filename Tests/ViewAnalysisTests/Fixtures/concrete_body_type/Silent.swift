import SwiftUI

struct Opaque: View {
  var body: some View { Text("A") }
}

struct Erased: View {
  var body: AnyView { AnyView(Text("A")) }
}

struct Primitive: View {
  var body: Never { fatalError() }
}

struct Wrapper<Content: View>: View {
  let content: Content
  var body: Content { content }
}

struct Message2 {
  var body: Text { Text("A") }
}

struct Post {
  var body: String { "A" }
}

protocol Titled: View {
  var title: String { get }
}

extension Titled {
  var body: Text { Text(title) }
}
