import SwiftUI

enum Kind { case text, image, none }

struct Entry: Identifiable {
  let id: Int
  let kind: Kind
  let title: String
}

struct Entries: View {
  let entries: [Entry]
  let isShown: Bool

  var body: some View {
    VStack {
      List {
        ForEach(entries) { entry in
          if entry.kind == .text {  // expect: varying_row "Filter the elements"
            Text(entry.title)
          }
        }
        Section {
          ForEach(entries) { entry in
            // Only with a title.
            switch entry.kind {  // expect: varying_row "may be no view"
            case .text: Text(entry.title)
            case .image: Image(systemName: "photo")
            case .none: EmptyView()
            }
          }
        }
      }
      LazyVStack {
        ForEach(entries) { entry in
          Text(entry.title)  // expect: varying_row "several views"
          if isShown {
            Divider()
          }
        }
      }
      VStack {
        ForEach(entries) { entry in
          if entry.kind == .text {
            Text(entry.title)
          }
        }
      }
      List(entries) { entry in
        VStack {
          if entry.kind == .text {
            Text(entry.title)
          }
        }
      }
    }
  }
}
