// profile: recommended
import SwiftUI

/// What lies over the rest is a section, too.
struct Terminal: View {  // expect: sectioned_view "3 sections that are helpers: `header`, `footer` and `tools`"
  let title: String
  @State private var isHovered = false

  var body: some View {
    VStack {
      header
      footer
    }
    .overlay(alignment: .topTrailing) {
      tools
        .opacity(isHovered ? 1 : 0)
    }
    .onHover { isHovered = $0 }
  }

  private var header: some View {
    HStack {
      Text(title)
      Text("B")
      Text("C")
    }
  }
  private var footer: some View {
    HStack {
      Text(title)
      Text("B")
      Text("C")
    }
  }
  private var tools: some View {
    HStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}
