// profile: strict
import SwiftUI

/// Its parts come one after the other, when the view appears.
struct Welcome: View {
  @State private var showsIcon = false
  @State private var showsText = false
  @State private var showsTips = false

  var body: some View {
    VStack {
      VStack {
        Image(systemName: "hand.wave")
        Text("Hello")
      }
      .opacity(showsIcon ? 1 : 0)
      VStack {
        Text("Welcome")
        Text("This is the app.")
      }
      .opacity(showsText ? 1 : 0)
      VStack {
        Text("Tips")
        Text("Tap a song.")
      }
      .opacity(showsTips ? 1 : 0)
    }
    .onAppear {
      withAnimation { showsIcon = true }
      withAnimation(.default) { showsText = true }
      showsTips = true
    }
  }
}

/// A button changes one of them, too.
struct Tour: View {
  @State private var showsIcon = false
  @State private var showsText = false
  @State private var showsTips = false

  var body: some View {  // expect: shared_invalidation
    VStack {
      VStack {
        Image(systemName: "hand.wave")
        Text("Hello")
      }
      .opacity(showsIcon ? 1 : 0)
      VStack {
        Text("Welcome")
        Text("This is the app.")
      }
      .opacity(showsText ? 1 : 0)
      VStack {
        Text("Tips")
        Button("Tips") { showsTips.toggle() }
      }
      .opacity(showsTips ? 1 : 0)
    }
    .onAppear {
      withAnimation { showsIcon = true }
      withAnimation(.default) { showsText = true }
    }
  }
}

/// One method changes all of them.
struct Report: View {
  @State private var lines: [String] = []
  @State private var date = ""
  @State private var failure = ""

  var body: some View {
    VStack {
      VStack {
        Text("Lines")
        Text("All")
      }
      .opacity(lines.isEmpty ? 0 : 1)
      VStack {
        Text("Date")
        Text("Today")
      }
      .opacity(date.isEmpty ? 0 : 1)
      VStack {
        Text("Failure")
        Text("None")
      }
      .opacity(failure.isEmpty ? 0 : 1)
      Button("Again", action: refresh)
    }
  }

  private func refresh() {
    lines = ["a", "b"]
    date = "today"
    failure = ""
  }
}

/// One is cleared apart.
struct Log: View {
  @State private var lines: [String] = []
  @State private var date = ""
  @State private var failure = ""

  var body: some View {  // expect: shared_invalidation
    VStack {
      VStack {
        Text("Lines")
        Text("All")
      }
      .opacity(lines.isEmpty ? 0 : 1)
      VStack {
        Text("Date")
        Text("Today")
      }
      .opacity(date.isEmpty ? 0 : 1)
      VStack {
        Text("Failure")
        Button("Clear") { failure = "" }
        Text("None")
      }
      .opacity(failure.isEmpty ? 0 : 1)
      Button("Again", action: refresh)
    }
  }

  private func refresh() {
    lines = ["a", "b"]
    date = "today"
    failure = "none"
  }
}
