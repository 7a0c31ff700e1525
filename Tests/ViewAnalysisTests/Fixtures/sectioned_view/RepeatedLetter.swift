// profile: all
import SwiftUI

// The repeated one is no page: the sections of the page count.
struct Sheet: View {  // expect: sectioned_view "`summary`, `facts` and `chart`"
  @State private var isOpen = false

  var body: some View {
    VStack {
      page
      badge("1")
      badge("2")
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var page: some View {
    VStack {
      summary
      facts
      chart
    }
  }

  private var summary: some View {
    VStack {
      Text("Summary")
      Text("A")
      Text("B")
    }
  }

  private var facts: some View {
    VStack {
      Text("Facts")
      Text("A")
      Text("B")
    }
  }

  private var chart: some View {
    VStack {
      Text("Chart")
      Text("A")
      Text("B")
    }
  }

  private func badge(_ title: String) -> some View {
    HStack {
      Text(title)
      Text("A")
      Text("B")
    }
  }
}
