import SwiftUI

// Called later, again, or perhaps not at all.
struct Rows<Row: View>: View {
  let row: () -> Row
  var body: some View { ForEach(0..<3) { _ in row() } }
}

struct Lazy<Row: View>: View {
  let row: () -> Row
  var body: some View { LazyVStack { row() } }
}

struct Measured<Row: View>: View {
  let row: () -> Row
  var body: some View { GeometryReader { _ in row() } }
}

struct Maybe<Row: View>: View {
  @State private var isOpen = false
  let row: () -> Row
  var body: some View {
    VStack {
      if isOpen { row() }
    }
  }
}

struct Twofold<Row: View>: View {
  let row: () -> Row
  var body: some View {
    VStack {
      row()
      row()
    }
  }
}

struct Linked<Target: View>: View {
  let target: () -> Target
  var body: some View {
    NavigationLink {
      target()
    } label: {
      Text("Go")
    }
  }
}

struct Presented<Target: View>: View {
  @State private var isShown = false
  let target: () -> Target
  var body: some View { Text("A").sheet(isPresented: $isShown) { target() } }
}

struct HandedOn<Row: View>: View {
  let row: () -> Row
  var body: some View { Rows(row: row) }
}

struct Inner<Row: View>: View {
  let row: () -> Row
  var body: some View { Rows { row() } }
}

struct ByHelper<Row: View>: View {
  let row: () -> Row
  var body: some View { VStack { ForEach(0..<3) { _ in helper } } }
  private var helper: some View { row() }
}

// Other things than content.
struct Parameterized<Row: View>: View {
  let row: (Int) -> Row
  let action: () -> Void
  let optional: (() -> Row)?
  var body: some View { VStack { row(1) } }
}

public struct Published<Content: View>: View {
  private let content: () -> Content

  public init(content: @escaping () -> Content) { self.content = content }

  public var body: some View { VStack { content() } }
}

struct Done<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

struct NoView<Content: View> {
  let content: () -> Content
  var body: some View { VStack { content() } }
}

// A parameter of a closure hides the property, and a local of the same name says nothing.
struct Shadowed<Content: View>: View {
  let content: () -> Content
  var body: some View {
    let content = 3
    Text("\(content)")
  }
}

// To put the view off is what it is for.
struct PutOff<Content: View>: View {
  let make: () -> Content

  init(_ make: @autoclosure @escaping () -> Content) {
    self.make = make
  }

  var body: Content { make() }
}
