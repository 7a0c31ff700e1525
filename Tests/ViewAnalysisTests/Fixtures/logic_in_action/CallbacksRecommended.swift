// profile: recommended
import SwiftUI

@MainActor final class Store: ObservableObject {
  func save(_ completion: @escaping () -> Void) { completion() }
  func update(_ change: (inout Draft) -> Void) {}
}

struct Draft {
  var title = ""
  var count = 0
}

struct Editor: View {
  @ObservedObject var store: Store
  @State private var isOpen = false
  @State private var title = ""

  var body: some View {
    VStack {
      Button("Save") {  // expect: logic_in_action "a closure for `save` with 2 statements"
        store.save {
          isOpen = false
          title = ""
        }
      }
      Button("Close") {
        store.save { isOpen = false }
      }
      Button("Reset") {
        store.update { draft in
          draft.title = ""
          draft.count = 0
        }
      }
      Button("Tell") {
        store.save {
          print("Saved")
          title = ""
        }
      }
      Text(title)
        .sheet(  // expect: logic_in_action "The `onDismiss` action of this `sheet` contains a branch of 2 statements"
          isPresented: $isOpen,
          onDismiss: {
            if title.isEmpty {
              isOpen = false
              title = "New"
            }
          }
        ) {
          Text(title)
        }
        .fullScreenCover(isPresented: $isOpen, onDismiss: { title = "" }) {
          Text(title)
        }
    }
  }
}
