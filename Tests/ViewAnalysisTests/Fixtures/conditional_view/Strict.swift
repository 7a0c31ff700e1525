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
        if isHovering {  // expect: conditional_view "`Button`"
          Button("Delete") {}
        }
      }
      HStack {
        if self.isSelected {  // expect: conditional_view
          Image(systemName: "checkmark")
        }
        Text(book.title)
      }
      if !isFocused {  // expect: conditional_view
        Text("Not focused")
      }
      ZStack {
        Image(systemName: "book")
        if player.isShown { NewBadge() }  // expect: conditional_view "`NewBadge`"
      }
      if showsBadge {  // expect: conditional_view
        NewBadge()
      }
    }
  }
}

/// The root of a body.
struct Shown: View {
  let isVisible: Bool

  var body: some View {
    if isVisible {  // expect: conditional_view
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
      if isHovering { Page() }
      HStack {
        Text(book.title)
        if isFinished { Text("Data") }
      }
      HStack {
        if isOpen { Text("A setting") }
      }
      HStack {
        if player.isOld { Text("Data") }
      }
      HStack {
        if isHovering {
          VStack {
            Text("One")
            Text("Two")
            Text("Three")
          }
        }
      }
      HStack {
        if !text.isEmpty { Text("Content") }
      }
    }
  }
}
