import SwiftUI

// Small ones.
struct Small: View {
  @State private var count = 0

  var body: some View {
    VStack {
      title
      VStack { pair }
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  private var title: some View { Text("Title") }

  private var pair: some View {
    HStack {
      Text("A")
      Text("B")
    }
  }
}

// A constant and a state that never changes bind nobody.
struct Still: View {
  private let spacing = 4.0
  @State private var width = 8.0

  var body: some View {
    VStack(spacing: spacing) {
      VStack { section }
      Text("\(width)")
    }
  }

  private var section: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

// Others count on these as they are.
@MainActor protocol Titled {
  associatedtype Title: View
  var title: Title { get }
}

struct Witness: View, Titled {
  var body: some View { VStack { title } }

  var title: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

public struct Open: View {
  public var body: some View { VStack { content } }

  public var content: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content
      footer
    }
  }

  private var footer: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

struct Small_Previews: PreviewProvider {
  static var previews: some View { sample }

  static var sample: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

// A local name is not the state.
struct Shadowed: View {
  @State private var count = 0

  var body: some View {
    VStack {
      VStack { section }
      Button("More") { count += 1 }
    }
  }

  private var section: some View {
    VStack {
      ForEach(0..<3) { count in Text("\(count)") }
      Text("C")
    }
  }
}
