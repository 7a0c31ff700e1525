// profile: strict
import SwiftUI

/// A form lines up the row and its explanation.
struct LoginRow: View {
  @Binding var isRemembered: Bool

  var body: some View {
    Toggle("Remember me", isOn: $isRemembered)
    Text("Asks for no password on this device.")
  }
}

/// The bar shows each as an item.
struct ShelfItems: View {
  var body: some View {
    Image(systemName: "book")
    Text("Shelf")
  }
}

/// One of its uses is in a list: there it would be two rows.
struct BookRow: View {
  let title: String

  var body: some View {  // expect: rootless_body
    Image(systemName: "book")
    Text(title)
  }
}

/// The section is one of a list, of another declaration.
struct PlaceRow: View {
  let title: String

  var body: some View {  // expect: rootless_body
    Image(systemName: "map")
    Text(title)
  }
}

struct DetailRow: View {
  let title: String

  var body: some View {  // expect: rootless_body
    Image(systemName: "info")
    Text(title)
  }
}

struct PlacesSection: View {
  let titles: [String]

  var body: some View {
    Section("Places") {
      ForEach(titles, id: \.self) { PlaceRow(title: $0) }
    }
  }
}

struct ShelfSettings: View {
  @State private var isRemembered = false
  let titles: [String]

  var body: some View {
    VStack {
      Form {
        Section("Login") {
          LoginRow(isRemembered: $isRemembered)
        }
        BookRow(title: "Latest")
      }
      List {
        Section("Books") {
          ForEach(titles, id: \.self) { BookRow(title: $0) }
        }
        PlacesSection(titles: titles)
        DisclosureGroup("Details") { DetailRow(title: "More") }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        ShelfItems()
      }
    }
  }
}
