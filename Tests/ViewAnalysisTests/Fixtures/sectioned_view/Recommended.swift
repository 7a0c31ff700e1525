// profile: recommended
import SwiftUI

struct Trip: View {  // expect: sectioned_view "computed again whenever `isSaved` changes"
  let name: String
  @State private var isSaved = false

  var body: some View {
    VStack {
      header
      map
      facts
      Button(isSaved ? "Forget" : "Save") { isSaved.toggle() }
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
      Text(isSaved ? "C" : "D")
    }
  }
}

// Whatever updates it computes all of them.
struct Leaflet: View {  // expect: sectioned_view "with each update of the view"
  let name: String

  var body: some View {
    VStack {
      header
      map
      facts
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
}

// Only one of them is shown at a time.
struct Phases: View {
  let phase: Int
  @State private var count = 0

  var body: some View {
    VStack {
      switch phase {
      case 0: header
      case 1: map
      default: facts
      }
      Button("\(count)") { count += 1 }
    }
  }

  private var header: some View {
    VStack {
      Text("A")
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
}
