import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

/// `ContentList` would say nothing.
struct ContentView: View {
  let items: [Item]

  var body: some View {
    NavigationStack {
      «List {
        ForEach(items) { item in
          Text(item.name)
        }
      }»
    }
  }
}
