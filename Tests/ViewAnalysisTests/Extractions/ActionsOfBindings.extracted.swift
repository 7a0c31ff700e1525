import SwiftUI

struct FilterView: View {
  @State private var isActive = false
  @State private var query = ""
  @State private var tags: [String] = []
  @State private var showsHelp = false
  let title: String

  var body: some View {
    VStack {
      Text(query + tags.joined())
      FilterRow(title: title, isActive: isActive, onClear: clear, onShowHelp: { showsHelp = true })
      if isActive { Text("Active") }
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
  }

  private func clear() {
    query = ""
    tags = []
    isActive = false
  }
}

private struct FilterRow: View {
  let title: String
  let isActive: Bool
  let onClear: () -> Void
  let onShowHelp: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Text(isActive ? "On" : "Off")
      Button {
        onClear()
      } label: {
        Image(systemName: "xmark")
      }
      Button { onShowHelp() } label: { Image(systemName: "questionmark") }
    }
  }
}
