// profile: recommended
import SwiftUI

struct Field: View {
  @State private var text = ""
  @State private var isOpen = false
  @State private var image: String?
  let load: () async -> String?

  var body: some View {
    VStack {
      // expect-next: logic_in_action
      TextField("Name", text: $text, onCommit: {
        isOpen.toggle()
        if isOpen {
          text = ""
          image = nil
        }
      })
      TextField("Other", text: $text, onCommit: { isOpen = true })
      Text(text)
        // expect-next: logic_in_action
        .onChange(of: text) {
          Task {
            if let loaded = await load(), !loaded.isEmpty {
              await MainActor.run {
                image = loaded
              }
            }
          }
        }
        .onChange(of: isOpen) {
          Task {
            if let loaded = await load() {
              await MainActor.run {
                image = loaded
              }
            }
          }
        }
        // A condition that is asked on the main actor, and a value that is read there.
        .task {
          if await MainActor.run(body: { isOpen }), !text.isEmpty {
            isOpen = false
          }
        }
        .task {
          if let loaded = await load(), !loaded.isEmpty {
            let shown = await MainActor.run { text }
            print(shown, loaded)
          }
        }
    }
  }
}
