// profile: recommended
import SwiftUI

/// What lies over the page is one section, and the page is composed of others.
struct Trip: View {  // expect: sectioned_view "3 sections that are helpers: `header`, `map` and `facts`"
  let name: String
  @State private var isSaved = false

  var body: some View {
    content
      .overlay(alignment: .bottom) { toast }
  }

  private var content: some View {
    VStack {
      header
      map
      facts
      Button("Save") { isSaved.toggle() }
    }
  }

  private var header: some View {
    VStack {
      Text(name)
      Text("B")
      Text("C")
    }
  }
  private var map: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var facts: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var toast: some View {
    HStack {
      Image(systemName: "checkmark")
      Text("Saved")
      Text(isSaved ? "A" : "B")
    }
  }
}
