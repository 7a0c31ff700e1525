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
        «»HStack {
          Spacer()
          Button("Change…") { path = "/tmp" }
          Button("Reset") { path = "" }
        }
        .controlSize(.small)
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
