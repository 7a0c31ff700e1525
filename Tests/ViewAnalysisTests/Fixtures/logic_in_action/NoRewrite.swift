// swift-format-ignore-file

import SwiftUI

struct Pair: Identifiable {
  let id: Int
  let book: Book
}

final class Shop: ObservableObject {
  @Published var pairs: [Pair] = []
  func clear() {}
}

/// The method can't be written without a type that the file doesn't tell, or in another place.
struct NoRewrite<Item: Identifiable>: View {
  @ObservedObject var shop: Shop
  @State private var numbers: [Int] = []
  let items: [Item]

  var body: some View {
    VStack {
      ForEach(shop.pairs) { pair in
        Button("Show") {  // expect: logic_in_action
          for _ in 0..<pair.id { numbers.append(pair.id) }
        }
      }
      ForEach($shop.pairs) { $pair in
        Button("Show") {  // expect: logic_in_action
          for _ in 0..<pair.id { numbers.append(pair.id) }
        }
      }
      let limit = numbers.count
      Button("Cut") {  // expect: logic_in_action
        while numbers.count > limit { numbers.removeLast() }
      }
      #if os(iOS) || os(Linux)
        Button("Clear") {  // expect: logic_in_action
          for _ in numbers { shop.clear() }
        }
      #endif
      if #available(iOS 99, *) {
        Text("New")
      }
      Button("Plain") {  // expect: logic_in_action
        for _ in numbers { shop.clear() }
      }
    }
    .onReceive(shop.$pairs) { pairs in  // expect: logic_in_action
      for pair in pairs { numbers.append(pair.id) }
    }
  }

  static func make(_ shop: Shop) -> some View {
    Button("Make") {  // expect: logic_in_action
      for _ in 0..<3 { shop.clear() }
    }
  }

  func generic<Value: Hashable>(_ value: Value) -> some View {
    Button("Hash") {  // expect: logic_in_action
      for _ in 0..<3 { print(value.hashValue) }
    }
  }
}

struct Captured: View {
  let shop: Shop

  var body: some View {
    Button("List") { [shop] in  // expect: logic_in_action
      for _ in 0..<3 { shop.clear() }
    }
    .onChange(of: 1 + 1) { old, new in  // expect: logic_in_action
      for _ in old..<new { shop.clear() }
    }
  }
}
