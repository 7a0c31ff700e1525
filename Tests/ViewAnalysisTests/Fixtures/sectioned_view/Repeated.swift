// profile: recommended
import SwiftUI

// Of three sections one is shown for each kind of facts.
struct Sheet: View {  // expect: sectioned_view "3 sections that are helpers: `summary`, `facts` and `chart`"
  let name: String
  @State private var isOpen = false

  var body: some View {
    VStack {
      summary
      facts("First")
      facts("Second")
      chart
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var summary: some View {
    VStack {
      Text(name)
      Text("A")
      Text("B")
    }
  }

  private func facts(_ title: String) -> some View {
    VStack {
      Text(title)
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
}

// A fragment or two beside one section.
struct Fragments: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      summary
      facts("First")
      facts("Second")
      chart("First")
      chart("Second")
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var summary: some View {
    VStack {
      Text("Summary")
      Text("A")
      Text("B")
    }
  }

  private func facts(_ title: String) -> some View {
    VStack {
      Text(title)
      Text("A")
      Text("B")
    }
  }

  private func chart(_ title: String) -> some View {
    VStack {
      Text(title)
      Text("A")
      Text("B")
    }
  }
}
