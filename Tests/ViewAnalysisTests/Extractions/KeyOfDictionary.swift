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
          «»Button("Save") { save(key) }
            .buttonStyle(.bordered)
            .disabled(drafts[key] == nil)
        }
      }
    }
  }

  private func save(_ key: String) {
    drafts[key] = nil
  }
}
