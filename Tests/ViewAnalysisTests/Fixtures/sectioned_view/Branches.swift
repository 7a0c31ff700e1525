// profile: recommended
import SwiftUI

/// Alternatives count as one, and so does what another build leaves out.
struct Membership: View {  // expect: sectioned_view "4 sections that are helpers: `header`, `known`, `details` and `unknown`"
  let name: String
  let isKnown: Bool
  @State private var isSaved = false

  var body: some View {
    VStack {
      header
      if isKnown {
        known
        details
      } else {
        unknown
        details
      }
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
  private var known: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var unknown: some View {
    VStack {
      Text("A")
      Text("B")
      Text("D")
    }
  }
  private var details: some View {
    VStack {
      Text("A")
      Text("B")
      Text("E")
    }
  }
}

/// Only two of them are shown at a time.
struct Visit: View {  // expect: sectioned_view "3 sections"
  let name: String
  let isKnown: Bool
  @State private var isSaved = false

  var body: some View {
    VStack {
      header
      if isKnown {
        known
      } else {
        unknown
      }
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
  private var known: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var unknown: some View {
    VStack {
      Text("A")
      Text("B")
      Text("D")
    }
  }
}

struct Manual: View {  // expect: sectioned_view "3 sections"
  @State private var isSaved = false

  var body: some View {
    List {
      first
      #if DEBUG
        second
      #else
        Text("None")
      #endif
      third
      Button(isSaved ? "Forget" : "Save") { isSaved.toggle() }
    }
  }

  private var first: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  #if DEBUG
    private var second: some View {
      VStack {
        Text("A")
        Text("B")
        Text("D")
      }
    }
  #endif

  private var third: some View {
    VStack {
      Text("A")
      Text("B")
      Text("E")
    }
  }
}
