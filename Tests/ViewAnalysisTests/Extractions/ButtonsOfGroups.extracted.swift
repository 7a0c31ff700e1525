import SwiftUI

struct StorageView: View {
  @State private var path = ""
  @State private var limit = 10

  var body: some View {
    VStack {
      VStack {
        HStack {
          Text("Location")
          Spacer()
          Text(path)
        }
        StorageLocationButtons(path: $path)
      }
      VStack {
        Text("Limit")
        Text("\(limit)")
        HStack {
          Button("More") { limit += 1 }
          Button("Less") { limit -= 1 }
        }
      }
    }
  }
}

private struct StorageLocationButtons: View {
  @Binding var path: String

  var body: some View {
    HStack {
      Spacer()
      Button("Change…") { path = "/tmp" }
      Button("Reset") { path = "" }
    }
    .controlSize(.small)
  }
}
