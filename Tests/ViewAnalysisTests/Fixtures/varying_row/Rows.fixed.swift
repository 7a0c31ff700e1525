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
          VStack {
            if entry.kind == .text {
              Text(entry.title)
            }
          }
        }
        Section {
          ForEach(entries) { entry in
            VStack {
              // Only with a title.
              switch entry.kind {
              case .text: Text(entry.title)
              case .image: Image(systemName: "photo")
              case .none: EmptyView()
              }
            }
          }
        }
      }
      LazyVStack {
        ForEach(entries) { entry in
          VStack {
            Text(entry.title)
            if isShown {
              Divider()
            }
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
