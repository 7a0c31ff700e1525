// profile: recommended
import SwiftUI

/// A section of rows that other helpers make is as large as one that spells them out.
struct Invitation: View {  // expect: sectioned_view "3 sections"
  @State private var isCopied = false
  @State private var isSharing = false

  var body: some View {
    VStack {
      code
      share
      steps
    }
    .sheet(isPresented: $isSharing) { Text("Share") }
  }

  private var code: some View {
    VStack {
      Text("Your code")
      Text("A-1-B")
      Button(isCopied ? "Copied" : "Copy") { isCopied = true }
    }
  }

  private var share: some View {
    HStack {
      Image(systemName: "square.and.arrow.up")
      Text("Share")
      Spacer()
      Button("Open") { isSharing = true }
    }
  }

  private var steps: some View {
    VStack {
      step(1, "Send the code")
      step(2, "Wait")
      step(3, "Be glad").padding()
    }
  }

  private func step(_ number: Int, _ text: String) -> some View {
    HStack {
      Text("\(number)")
      Text(text)
    }
  }
}
