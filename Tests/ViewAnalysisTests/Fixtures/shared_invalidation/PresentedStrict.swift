// profile: strict
import SwiftUI

/// What a sheet shows is computed when it is there; SwiftUI arranges what an alert shows.
struct Report: View {
  @State private var pages = 1
  @State private var address = ""
  @State private var warning = ""
  @State private var isShared = false

  var body: some View {
    VStack {
      Text("Report")
      HStack {
        Stepper("Pages", value: $pages)
        Text("Pages: \(pages)")
      }
      Divider()
      Button("Share") { isShared = true }
    }
    .sheet(isPresented: $isShared) {
      VStack {
        Text("Send")
        Text(address)
        Button("Paste") { address = "a@b" }
      }
    }
    .alert("Warning", isPresented: $isShared) {
      Button("Close") { warning = "" }
    } message: {
      VStack {
        Text("Warning")
        Text(warning)
      }
    }
  }
}

/// The same without anything that is presented.
struct Letter: View {
  @State private var pages = 1
  @State private var address = ""
  @State private var isShared = false

  var body: some View {  // expect: shared_invalidation
    VStack {
      HStack {
        Stepper("Pages", value: $pages)
        Text("Pages: \(pages)")
      }
      Button("Share") { isShared = true }
      HStack {
        Text(isShared ? "Shared" : "")
        Text("Send")
      }
      VStack {
        Text(address)
        Button("Paste") { address = "a@b" }
      }
    }
  }
}
