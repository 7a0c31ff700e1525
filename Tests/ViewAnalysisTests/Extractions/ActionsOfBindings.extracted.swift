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
      FilterXmarkRow(showsHelp: $showsHelp, title: title, isActive: isActive) {
        query = ""
        tags = []
        isActive = false
      }
      if isActive { Text("Active") }
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
  }
}

private struct FilterXmarkRow: View {
  @Binding var showsHelp: Bool
  let title: String
  let isActive: Bool
  let onClear: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Text(isActive ? "On" : "Off")
      Button {
        onClear()
      } label: {
        Image(systemName: "xmark")
      }
      Button { showsHelp = true } label: { Image(systemName: "questionmark") }
    }
  }
}
