// profile: recommended
import SwiftUI

struct Trip: View {
  let name: String
  @State private var isSaved = false

  var body: some View {
    VStack {
      TripHeader(name: name)
      TripMap()
      TripFactsView(isSaved: isSaved)
      Button(isSaved ? "Forget" : "Save") { isSaved.toggle() }
    }
  }
}

private struct TripHeader: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("B")
      Text("C")
    }
  }
}

private struct TripMap: View {
  var body: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

private struct TripFactsView: View {
  let isSaved: Bool

  var body: some View {
    VStack {
      Text("A")
      Text("B")
      Text(isSaved ? "C" : "D")
    }
  }
}

// Whatever updates it computes all of them.
struct Leaflet: View {
  let name: String

  var body: some View {
    VStack {
      LeafletHeader(name: name)
      LeafletMap()
      LeafletFactsView()
    }
  }
}

private struct LeafletHeader: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("B")
      Text("C")
    }
  }
}

private struct LeafletMap: View {
  var body: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

private struct LeafletFactsView: View {
  var body: some View {
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
