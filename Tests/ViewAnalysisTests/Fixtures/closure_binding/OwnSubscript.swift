// profile: strict
import SwiftUI

struct Shortcuts {
  private var keys: [String: String] = [:]

  subscript(action: String) -> String {
    get { keys[action] ?? "" }
    set { keys[action] = newValue }
  }
}

struct ShortcutForm: View {
  @State private var shortcuts = Shortcuts()
  @Binding var given: Shortcuts
  @State private var titles: [String] = []

  var body: some View {
    TextField("Copy", text: Binding(get: { given["copy"] }, set: { given["copy"] = $0 }))  // expect: closure_binding
    TextField("First", text: Binding(get: { titles[0] }, set: { titles[0] = $0 }))
  }
}
