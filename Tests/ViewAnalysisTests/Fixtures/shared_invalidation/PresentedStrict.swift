// profile: strict
import SwiftUI

/// What a sheet shows is computed when it is there, and runs nothing of the body.
struct Report: View {
  @State private var pages = 1
  @State private var address = ""
  @State private var isShared = false

  var body: some View {
    VStack {
      Text("Report")
      Stepper("Pages", value: $pages)
      Text("Pages: \(pages)")
      Divider()
      Text("End")
    }
    .sheet(isPresented: $isShared) {
      VStack {
        Text("Send")
        Text(address)
        Button("Paste") { address = "a@b" }
      }
    }
  }
}
