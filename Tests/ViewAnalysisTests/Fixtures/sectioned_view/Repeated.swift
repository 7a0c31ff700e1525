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

// Of the branches each is one section, however often it is shown.
struct Chosen: View {
  let kind: Int

  var body: some View {
    VStack {
      if kind == 0 {
        badge("1")
        badge("2")
        badge("3")
      } else if kind == 1 {
        summary
      } else {
        facts
      }
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

  private func badge(_ title: String) -> some View {
    HStack {
      Text(title)
      Text("A")
      Text("B")
    }
  }
}

// A section beside which it is shown again in a branch is one.
struct Headed: View {
  @State private var isOn = false
  let kind: Int

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      header
      if kind == 1 {
        header
        alpha
      } else {
        beta
      }
    }
  }

  private var header: some View {
    VStack {
      Text(isOn ? "On" : "Off")
      Text("A")
      Text("B")
    }
  }

  private var alpha: some View {
    VStack {
      Text(isOn ? "On" : "Off")
      Text("C")
      Text("D")
    }
  }

  private var beta: some View {
    VStack {
      Text(isOn ? "On" : "Off")
      Text("E")
      Text("F")
    }
  }
}
