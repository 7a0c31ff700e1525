import SwiftUI

struct CellsView: View {
  let keys: [String]
  @State private var drafts: [String: String] = [:]

  var body: some View {
    VStack {
      Button("Save All") { keys.forEach(save) }
      ForEach(keys, id: \.self) { key in
        HStack {
          Text(key)
          CellsSaveButton(hasDraft: drafts[key] != nil, key: key, onSave: save)
        }
      }
    }
  }

  private func save(_ key: String) {
    drafts[key] = nil
  }
}

private struct CellsSaveButton: View {
  let hasDraft: Bool
  let key: String
  let onSave: (String) -> Void

  var body: some View {
    Button("Save") { onSave(key) }
      .buttonStyle(.bordered)
      .disabled(!hasDraft)
  }
}
