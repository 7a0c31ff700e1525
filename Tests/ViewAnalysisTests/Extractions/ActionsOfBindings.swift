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
      «»HStack {
        Text(title)
        Text(isActive ? "On" : "Off")
        Button {
          query = ""
          tags = []
          isActive = false
        } label: {
          Image(systemName: "xmark")
        }
        Button { showsHelp = true } label: { Image(systemName: "questionmark") }
      }
      if isActive { Text("Active") }
    }
    .sheet(isPresented: $showsHelp) { Text("Help") }
  }
}
