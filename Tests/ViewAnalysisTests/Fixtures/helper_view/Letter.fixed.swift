import SwiftUI

// What the rule's paragraph covers, whatever the profile narrows.

struct Tracks: View {
  let title: String
  @State private var count = 0
  @State private var isPlaying = false

  var body: some View {
    VStack {
      TracksHeader(title: title)
      Text("Played \(count) times")
      Button(isPlaying ? "Stop" : "Play") {
        count += 1
        isPlaying.toggle()
      }
    }
  }
}

private struct TracksHeader: View {
  let title: String

  var body: some View {
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

  var body: some View {
    VStack {
      IndirectCounter(count: count)
      IndirectRows(count: $count)
      Button("More") { count += 1 }
    }
    .overlay { IndirectBadge(count: count) }
  }
}

private struct IndirectRows: View {
  @State private var names = ["a"]
  @Binding var count: Int

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in Text(name) }
      Text("Names")
      Button("Count") { count += 1 }
      Button("Clear") { names.removeAll() }
    }
  }
}

private struct IndirectBadge: View {
  let count: Int

  var body: some View {
    VStack {
      Text(text(plus: 1))
      Text("Next")
      Text("Time")
      Divider()
    }
  }

  private func text(plus number: Int) -> String { "\(count + number)" }
}

private struct IndirectCounter: View {
  let count: Int

  var body: some View {
    VStack {
      Text(label)
      Text("Times")
      Text("So far")
      Divider()
    }
  }

  private var label: String { "\(count)" }
}

// Large, though nothing else makes it run.
struct Plain: View {
  var body: some View {
    ScrollView { VStack { PlainPage() } }
  }
}

private struct PlainPage: View {
  var body: some View {
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
  var body: some View {
    HStack {
      Divider()
      VStack { WeightyStars() }
      VStack { WeightyTappableView() }
    }
  }
}

private struct WeightyTappableView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Tap")
    }
    .onTapGesture { isOpen = true }
    .onAppear { isOpen = false }
    .sheet(isPresented: $isOpen) { Text("Open") }
  }
}

private struct WeightyStars: View {
  var body: some View {
    ForEach(0..<100) { number in
      HStack {
        Image(systemName: "star")
        Text("\(number)")
      }
    }
  }
}

// A section of the body's root container.
struct Root: View {
  var body: some View {
    VStack {
      RootTopView()
      VStack { nested }
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

private struct RootTopView: View {
  var body: some View {
    HStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}
