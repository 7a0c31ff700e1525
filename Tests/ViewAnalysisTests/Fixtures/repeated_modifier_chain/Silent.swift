import SwiftUI

let columnWidth: CGFloat = 80
private let margin: CGFloat = 8

struct Places: View {
  let width: CGFloat
  @State private var isOn = false

  var body: some View {
    VStack {
      // The view's own properties.
      Text("a").frame(width: width).padding(8).opacity(0.9)
      Text("b").frame(width: width).padding(8).opacity(0.9)
      Text("c").frame(width: width).padding(8).opacity(0.9)
      Text("d").frame(width: 9).padding(8).opacity(self.isOn ? 1 : 0)
      Text("e").frame(width: 9).padding(8).opacity(self.isOn ? 1 : 0)
      Text("f").frame(width: 9).padding(8).opacity(self.isOn ? 1 : 0)
    }
  }

  func row(inset: CGFloat) -> some View {
    VStack {
      // Local values, and what is private to a file.
      Text("a").padding(inset).bold().opacity(0.8)
      Text("b").padding(inset).bold().opacity(0.8)
      Text("c").padding(inset).bold().opacity(0.8)
      Text("d").padding(margin).bold().opacity(0.7)
      Text("e").padding(margin).bold().opacity(0.7)
      Text("f").padding(margin).bold().opacity(0.7)
    }
  }

  // Two places are too few, and so are two modifiers.
  var few: some View {
    HStack {
      Text("a").padding(1).bold().italic()
      Text("b").padding(1).bold().italic()
      Text("c").padding(2).italic()
      Text("d").padding(2).italic()
      Text("e").padding(2).italic()
    }
  }
}

struct FirstMetrics: View {
  enum Metrics { static let inset: CGFloat = 4 }
  var body: some View { Text("a").padding(Metrics.inset).bold().opacity(0.6) }
}

struct SecondMetrics: View {
  enum Metrics { static let inset: CGFloat = 5 }
  var body: some View { Text("b").padding(Metrics.inset).bold().opacity(0.6) }
}

struct ThirdMetrics: View {
  enum Metrics { static let inset: CGFloat = 6 }
  var body: some View { Text("c").padding(Metrics.inset).bold().opacity(0.6) }
}

// Modifiers that have names.
struct CardModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(3).bold().opacity(0.5) }
}

struct TagModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(3).bold().opacity(0.5) }
}

extension View {
  func tag() -> some View { padding(3).padding(3).bold().opacity(0.5) }
  func mark() -> some View { self.padding(3).padding(3).bold().opacity(0.5) }
  func note() -> some View { self.padding(3).padding(3).bold().opacity(0.5) }
}

struct Conditions: View {
  var body: some View {
    VStack {
      Text("a").padding(7)
        #if DEBUG
          .bold()
        #endif
        .opacity(0.4).italic()
      Text("b").padding(7).opacity(0.4)
      Text("c").padding(7).opacity(0.4)
    }
  }
}

struct Numbers {
  let all = [1, 2, 3]
  var first: [Int] { all.filter { $0 > 1 }.map { $0 + 1 }.sorted() }
  var second: [Int] { all.filter { $0 > 1 }.map { $0 + 1 }.sorted() }
  var third: [Int] { all.filter { $0 > 1 }.map { $0 + 1 }.sorted() }
}
