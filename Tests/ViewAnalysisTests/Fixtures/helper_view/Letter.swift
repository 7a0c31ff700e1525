import SwiftUI

// What the rule's paragraph covers, whatever the profile narrows.

struct Tracks: View {
  let title: String
  @State private var count = 0
  @State private var isPlaying = false

  var body: some View {
    VStack {
      header
      Text("Played \(count) times")
      Button(isPlaying ? "Stop" : "Play") {
        count += 1
        isPlaying.toggle()
      }
    }
  }

  private var header: some View {  // expect: helper_view "`header` (9 views) is computed again whenever `count` or `isPlaying` changes, and reads neither."
    HStack {
      Image(systemName: "music.note")
      VStack {
        Text(title)
        Text("Album")
        Text("Artist")
      }
      Spacer()
      Image(systemName: "star")
      Image(systemName: "heart")
    }
  }
}

// What it reads, it reads through a property, a method and a closure that runs with the body.
struct Indirect: View {
  @State private var count = 0
  @State private var names = ["a"]

  var body: some View {
    VStack {
      counter
      rows
      Button("More") { count += 1 }
    }
    .overlay { badge }
  }

  private var counter: some View {  // expect: helper_view "changes, and doesn't read it"
    VStack {
      Text(label)
      Text("Times")
      Text("So far")
      Divider()
    }
  }

  private var badge: some View {  // expect: helper_view "whenever `names` changes"
    VStack {
      Text(text(plus: 1))
      Text("Next")
      Text("Time")
      Divider()
    }
  }

  private var rows: some View {  // expect: helper_view "whenever `count` changes"
    VStack {
      ForEach(names, id: \.self) { name in Text(name) }
      Text("Names")
      Button("Count") { count += 1 }
      Button("Clear") { names.removeAll() }
    }
  }

  private var label: String { "\(count)" }
  private func text(plus number: Int) -> String { "\(count + number)" }
}

// Large, though nothing else makes it run.
struct Plain: View {
  var body: some View {
    ScrollView { VStack { page } }
  }

  private var page: some View {  // expect: helper_view "is part of the body of `Plain`"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

// Rows of some weight, and many closures.
struct Weighty: View {
  @State private var isOpen = false

  var body: some View {
    HStack {
      Divider()
      VStack { stars }
      VStack { tappable }
    }
  }

  private var stars: some View {  // expect: helper_view
    ForEach(0..<100) { number in
      HStack {
        Image(systemName: "star")
        Text("\(number)")
      }
    }
  }

  private var tappable: some View {  // expect: helper_view
    VStack {
      Text("Tap")
    }
    .onTapGesture { isOpen = true }
    .onAppear { isOpen = false }
    .sheet(isPresented: $isOpen) { Text("Open") }
  }
}

// A section of the body's root container.
struct Root: View {
  var body: some View {
    VStack {
      top
      VStack { nested }
    }
  }

  private var top: some View {  // expect: helper_view
    HStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private var nested: some View {
    HStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}
