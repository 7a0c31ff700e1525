// profile: strict
import SwiftUI

final class Player: ObservableObject {
  @Published var isShown = false
  @Published var isOld = false
}

/// Small views that a state of the view shows and hides.
struct Kept: View {
  let book: Book
  let isVisible: Bool
  let showsBadge: Bool
  @State private var isHovering = false
  @Binding var isSelected: Bool
  @FocusState private var isFocused: Bool
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      HStack {
        Text(book.title)
        Spacer()
        if isHovering {  // expect: conditional_view "`Button`"
          Button("Delete") {}
        }
      }
      HStack {
        Text(book.title)
        if self.isSelected {  // expect: conditional_view
          Image(systemName: "checkmark")
        }
      }
      ZStack {
        Image(systemName: "book")
        if player.isShown { NewBadge() }  // expect: conditional_view "`NewBadge`"
        if !isFocused {  // expect: conditional_view
          Text("Not focused")
        }
        // An input, which most callers never change.
        if showsBadge { NewBadge() }
        if isVisible { Text("Seen") }
        if isHovering {
          HStack {
            Text("Comes").transition(.opacity)
          }
        }
      }
    }
  }
}

/// Where the others would move, or a gap would be left.
struct Placed: View {
  let book: Book
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { Text("Above") }
      HStack {
        if isShown { Image(systemName: "checkmark") }
        Text(book.title)
      }
      HStack {
        Text(book.title)
        if isShown { Text("In the middle") }
        Spacer()
        Text("Last")
      }
      if isShown { Text("Below") }
    }
  }
}

/// The root of a body.
struct Shown: View {
  @State private var isShown = false

  var body: some View {
    if isShown {
      NewBadge()
    }
  }
}

struct NewBadge: View {
  var body: some View { Text("New") }
}

struct Page: View {
  var body: some View {
    VStack {
      Text("One")
      Text("Two")
      Text("Three")
    }
  }
}

/// What is large, or there by what the data is.
struct Left: View {
  let book: Book
  let isFinished: Bool
  @State private var isHovering = false
  @State private var text = ""
  @AppStorage("isOpen") private var isOpen = false
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      ZStack {
        Text(book.title)
        if isHovering { Page() }
      }
      HStack {
        Spacer()
        if isFinished { Text("Data") }
      }
      HStack {
        Spacer()
        if isOpen { Text("A setting") }
      }
      HStack {
        Spacer()
        if player.isOld { Text("Data") }
      }
      HStack {
        Spacer()
        if isHovering {
          VStack {
            Text("One")
            Text("Two")
            Text("Three")
          }
        }
      }
      HStack {
        Spacer()
        if !text.isEmpty { Text("Content") }
      }
    }
  }
}
