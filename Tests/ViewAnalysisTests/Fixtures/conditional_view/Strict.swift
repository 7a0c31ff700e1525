// profile: strict
import SwiftUI

final class Player: ObservableObject {
  enum Kind { case song, talk }
  @Published var isShown = false
  @Published var isOld = false
  @Published var kind = Kind.song
  let track = Track()
}

struct Track {
  let details = Details()
  struct Details { let isLong = false }
}

/// What costs nothing to keep.
struct Kept: View {
  let book: Book
  let isSelected: Bool
  let flag: Bool
  @State private var isHovering = false
  @Binding var selection: Book?
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
        if isSelected {  // expect: conditional_view
          Image(systemName: "checkmark")
        }
        Spacer()
        Text(book.title)
      }
      HStack {
        Text(book.title)
        Spacer()
        if player.isShown { NewBadge() }  // expect: conditional_view
      }
      ZStack {
        Image(systemName: "book")
        if selection == book {  // expect: conditional_view
          HStack {
            Image(systemName: "checkmark")
            Text("Selected")
          }
          .padding(4)
        }
      }
      ZStack {
        Text(book.title)
        if isHovering {  // expect: conditional_view
          Capsule().frame(width: 20, height: 20)
        }
      }
      ZStack {
        Text(book.title)
        if isHovering {  // expect: conditional_view
          Rectangle()
            .ignoresSafeArea()
        }
      }
      ZStack {
        Text(book.title)
        if isHovering {  // expect: conditional_view
          Circle().fill(.red)
        }
      }
      .frame(width: 40, height: 40)
      VStack {
        Text(book.title)
        if isHovering {  // expect: conditional_view
          Text("Open")
        }
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
  }
}

struct NewBadge: View {
  var body: some View { Text("New") }
}

struct Page: View {
  var body: some View { Text("Page") }
}

/// What leaves a gap, is of unknown size, or is there by what the data is.
struct Left: View {
  let book: Book
  let isFinished: Bool
  let showsIcon: Bool
  let isLoading: Bool
  @State private var isHovering = false
  @State private var isRemoved = false
  @State private var text = ""
  @AppStorage("isOpen") private var isOpen = false
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      if isHovering { Text("In the flow") }
      HStack {
        Text(book.title)
        if isHovering { Text("In the flow") }
      }
      HStack {
        Text("Centred")
        if isHovering { Text("In the flow") }
      }
      ZStack {
        if isHovering { Text("Alone") }
      }
      ZStack {
        Text(book.title)
        if isHovering { Page() }
      }
      ZStack {
        Text(book.title)
        if isHovering { Circle() }
      }
      ZStack {
        Text(book.title)
        if isHovering {
          VStack {
            Spacer()
            Text("Below")
          }
        }
      }
      ZStack {
        Text(book.title)
        if isHovering { helper }
      }
      ZStack {
        Text(book.title)
        if isHovering {
          HStack { helper }
        }
      }
      VStack {
        Text(book.title)
        if isHovering { Text("Wider than the rest") }
        Spacer()
      }
      HStack {
        TextField("Title", text: $text)
        Spacer()
        if isHovering { Text("Takes the field's room") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if isFinished { Text("Data") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if showsIcon { Image(systemName: "gear") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if isLoading { Text("Loading") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if isRemoved { Text("Never again") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if isOpen { Text("A setting") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if player.isOld { Text("Data") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if player.kind != .talk { Text("A kind") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if player.track.details.isLong { Text("Data") }
      }
      HStack {
        Text(book.title)
        Spacer()
        if isHovering {
          Text("Fading").opacity(0.5)
        }
      }
      HStack {
        Text(book.title)
        Spacer()
        if isHovering {
          ProgressView()
        }
      }
    }
  }

  var helper: some View { Text("Helper") }
}
