// profile: recommended
import SwiftUI

// `text` and `isShown` are only passed on by the body, and only the action of `writes` knows `count`.
struct Desk: View {
  let name: String
  @State private var count = 0
  @State private var isShown = false
  @Binding var text: String

  var body: some View {
    VStack {
      DeskBoundView(name: name)
      DeskWritesView(count: $count)
      TextField("Text", text: $text)
      Text("\(count)")
      Button("Show") { isShown = true }
    }
    .overlay { reads }
    .background { small }
    .sheet(isPresented: $isShown) { Text("Sheet") }
  }

  private var reads: some View {
    VStack {
      Text("\(count)")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }

  private var small: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
    }
  }
}

private struct DeskWritesView: View {
  @Binding var count: Int

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

private struct DeskBoundView: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

struct Alternatives: View {
  let kind: Int
  @State private var count = 0

  var body: some View {
    VStack {
      detail
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  // Never more than two at once.
  @ViewBuilder private var detail: some View {
    switch kind {
    case 0: HStack { Text("0") }
    case 1: HStack { Text("1") }
    case 2: HStack { Text("2") }
    default: HStack { Text("3") }
    }
  }
}

// The helper is the body: there is nothing that it could be parted from.
struct Whole: View {
  var body: some View {
    content.padding()
  }

  private var content: some View {
    VStack {
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
    }
  }
}

struct Beside: View {
  let title: String

  var body: some View {
    VStack {
      BesideContent()
      Text(title)
    }
  }
}

private struct BesideContent: View {
  var body: some View {
    VStack {
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
    }
  }
}
