import SwiftUI

/// It is kept.
struct TitledModifier: ViewModifier {  // expect: layout_in_modifier
  let title: String

  func body(content: Content) -> some View {
    VStack {
      Text(title)
      content
    }
  }
}

/// Its parameter has another name.
struct NotedModifier: ViewModifier {  // expect: layout_in_modifier
  func body(content view: Content) -> some View {
    HStack {
      view
      Text("note")
    }
  }
}

/// One use stands in another.
struct RuledModifier: ViewModifier {  // expect: layout_in_modifier
  func body(content: Content) -> some View {
    VStack {
      content
      Divider()
    }
  }
}

/// Its function adds to what it is given.
struct CountedModifier: ViewModifier {  // expect: layout_in_modifier
  let count: Int

  func body(content: Content) -> some View {
    HStack {
      content
      Text("\(count)")
    }
  }
}

extension View {
  func counted(_ values: [Int]) -> some View {
    modifier(CountedModifier(count: total + values.count))
  }

  private var total: Int { 1 }
}

/// A comment would be lost.
struct HintedModifier: ViewModifier {  // expect: layout_in_modifier
  func body(content: Content) -> some View {
    VStack {
      content
      Text("hint")
    }
  }
}

struct Screen: View {
  private let titled = TitledModifier(title: "a")

  var body: some View {
    VStack {
      Text("a").modifier(titled)
      Text("b").modifier(NotedModifier())
      Text("c").modifier(RuledModifier()).modifier(RuledModifier())
      Text("d").counted([1])
      Text("e")
        // Below.
        .modifier(HintedModifier())
    }
  }
}

/// A use is a modifier in an `#if`.
struct RuledOffModifier: ViewModifier {  // expect: layout_in_modifier
  func body(content: Content) -> some View {
    VStack {
      content
      Text("rule")
    }
  }
}

extension View {
  func ruledOff() -> some View { modifier(RuledOffModifier()) }
}

struct RuledOff: View {
  var body: some View {
    Text("a")
      #if DEBUG || !DEBUG
        .bold()
        .ruledOff()
      #endif
  }
}

/// Nobody uses it: its function would be lost with its documentation.
struct SymbolModifier: ViewModifier {  // expect: layout_in_modifier
  let symbol: String

  func body(content: Content) -> some View {
    HStack {
      Text(symbol)
      content
    }
  }
}

extension View {
  /// Adds the symbol of a currency.
  func currency(_ symbol: String) -> some View {
    modifier(SymbolModifier(symbol: symbol))
  }
}
