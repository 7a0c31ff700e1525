// profile: strict
import SwiftUI

final class Player: ObservableObject {
  @Published var isShown = false
  @Published var isOld = false
  @Published var isHovering = false
}

/// Small views that a state of the view shows and hides.
struct Kept: View {
  let book: Book
  let isVisible: Bool
  let showsBadge: Bool
  // A setting is changed elsewhere.
  @AppStorage("showsStripe") private var showsStripe = false
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
        if showsBadge { NewBadge() }  // expect: conditional_view
        if isVisible { Text("Seen") }  // expect: conditional_view
        if showsStripe { Text("Stripe") }
        if isHovering {
          HStack {
            Text("Comes").transition(.opacity)
          }
        }
      }
    }
  }

  private func toggle() { isHovering.toggle() }
}

/// Where the condition asks for more, or the view isn't small, it is silent.
struct Placed: View {
  let book: Book
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { Text("Above") }  // expect: conditional_view
      HStack {
        if isShown { Image(systemName: "checkmark") }  // expect: conditional_view
        Text(book.title)
      }
      HStack {
        Text(book.title)
        if isShown { Text("In the middle") }  // expect: conditional_view
        Spacer()
        Text("Last")
      }
      if isShown && !book.title.isEmpty { Text("Below") }
      HStack {
        Spacer()
        if isShown && !book.title.isEmpty { Text("Beside") }
      }
      if isShown { mark }  // expect: conditional_view
      if isShown { lines }
      if isShown { VStack { lines } }
    }
    .swipeActions {
      if isShown { Button("Delete") {} }
    }
  }

  private var mark: some View { Image(systemName: "book") }

  private var lines: some View {
    VStack {
      Text("One")
      Text("Two")
      Text("Three")
    }
  }

  private func toggle() { isShown.toggle() }
}

/// One of two views.
struct Chosen: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { Text("One") }
      if !isShown { Text("Other") }
    }
  }

  private func toggle() { isShown.toggle() }
}

/// The root of a body.
struct Shown: View {
  @State private var isShown = false

  var body: some View {
    if isShown {  // expect: conditional_view
      NewBadge()
    }
  }

  private func toggle() { isShown.toggle() }
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
      Text("Four")
      Text("Five")
      Text("Six")
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
        // A member of another value, which has the name of a state.
        if player.isHovering { Text("Data") }
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
        if text == "a" { Text("A value") }
      }
    }
  }

  private func toggle() { isHovering.toggle() }
}

struct Files: View {
  let names: [String]

  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}

struct Caret: View {
  @State private var isOn = false

  var body: some View {
    Text("|").opacity(isOn ? 1 : 0).animation(.linear.repeatForever(), value: isOn)
  }
}

/// Rows would leave a gap, and what moves would go on.
struct Document: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      Button("Open") { isOpen = !isOpen }
      if isOpen { Files(names: []) }
      if isOpen { Caret() }
      if isOpen { ProgressView() }
      if isOpen { ProgressView(value: 0.5) }  // expect: conditional_view
    }
  }
}

/// What a group adds to its views would be there for a hidden one, too.
struct Framed: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      Group {
        if isShown {
          Text("Saved")
        }
      }
      .padding()
      .background(.red)
      Group {
        if isShown {  // expect: conditional_view
          Text("Saved")
        }
      }
    }
    .onTapGesture { isShown.toggle() }
  }
}

/// A hidden view would count for the fit.
struct Fitting: View {
  @State private var isLoading = false

  var body: some View {
    ViewThatFits {
      ZStack {
        Text("Wide")
        if isLoading {
          ProgressView()
        }
      }
      Text("Narrow")
    }
    .onTapGesture { isLoading.toggle() }
  }
}

/// A branch of a helper that is a row.
struct Status: View {
  let count: Int
  @State private var isCached = false

  var body: some View {
    List {
      Section {
        row
        Toggle("Cached", isOn: $isCached)
      }
    }
  }

  @ViewBuilder private var row: some View {
    switch count {
    case 0:
      if isCached {
        HStack {
          Text("Cached")
          Spacer()
        }
      }
    default: Text("\(count)")
    }
  }
}

/// Between two spacers the rest would no longer stand in the middle.
struct Bar: View {
  @State private var isEditing = false
  @State private var date = Date()

  var body: some View {
    VStack {
      HStack {
        if isEditing { Button("Undo") { isEditing = false } }  // expect: conditional_view
        Text("Title")
        Spacer()
        if isEditing { Button("Done") { isEditing = false } }  // expect: conditional_view
      }
      HStack {
        Spacer()
        if isEditing { Button("Done") { isEditing = false } }
        Button("Edit") { isEditing.toggle() }
        Spacer()
      }
      // A large control.
      ZStack {
        if isEditing { DatePicker("Date", selection: $date) }
        Button("Edit") { isEditing.toggle() }
      }
    }
  }
}
