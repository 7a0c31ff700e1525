// profile: recommended
import SwiftUI

struct Silent: View {
  let isOpen: Bool
  let title: String

  var body: some View {
    VStack {
      ZStack {
        Text("One")
        Text("Two")
      }
      ZStack {
        Text("Done")
          .opacity(isOpen ? 0 : 1)
        if isOpen { ProgressView() }
      }
      ZStack {
        Image("photo").resizable()
        Image(systemName: "star").font(.system(size: 60))
      }
      // It may be no larger than the symbol.
      ZStack {
        Image("photo").accessibilityHidden(true)
        Image(systemName: "star")
      }
      ZStack {
        Image("photo")
        if isOpen { Image(systemName: "star") } else { Text("One") }
      }
      ZStack {
        Text("Big")
        Image(systemName: "star").resizable()
      }
      ZStack {
        Text("Free")
        Circle()
      }
      ZStack {
        Circle().frame(width: 40, height: 40)
        Text("Sized")
      }
      ZStack {
        Text("4")
        RoundedRectangle(cornerRadius: 4).stroke().frame(width: 40, height: 50)
      }
      ZStack {
        Color.red
        Text("What is left of the stack is red")
      }
      ZStack {
        Color.red.ignoresSafeArea()
        Text("Screen")
      }
      ZStack {
        Color.red
        Text("Filling").frame(maxWidth: .infinity)
      }
      ZStack {
        Color.red
        HStack {
          Text("Filling")
          Spacer()
        }
      }
      ZStack {
        Circle().fill(.red)
        Text("9")
      }
      .frame(width: 20, height: 20)
      ZStack {
        Color.red
        Text("Sized by a modifier of the app's own")
      }
      .posterFrame()
      ZStack {
        Text(" ").hidden()
        Circle().frame(width: 8, height: 8)
      }
      ZStack {
        Color.red
        ScrollView { Text("Long") }
      }
      ZStack {
        Text("Behind").zIndex(1)
        Image(systemName: "star")
      }
      ZStack {
        Text("One")
        Image(systemName: "star")
        Image(systemName: "moon")
      }
      ZStack {
        helper
        Image(systemName: "star")
      }
      Text("Base").overlay {
        ZStack {
          Color.red
          Text("Fills the base")
        }
      }
    }
  }

  var helper: some View { Text("Helper") }
}

struct RootBackdrop: View {
  var body: some View {
    ZStack {
      Color.red
      Text("The root of a body")
    }
  }
}

extension View {
  func posterFrame() -> some View { frame(width: 90, height: 120) }
}

/// What is left of the screen is a panel.
struct WithPanel: View {
  var body: some View {
    VStack {
      Text("Title")
      ZStack {
        Color.yellow
        VStack {
          Text("Nothing")
          Text("There")
        }
      }
    }
  }
}

/// Two states that take turns.
struct Turns: View {
  let isLoading: Bool
  let reload: () -> Void

  var body: some View {
    ZStack {
      Button("Reload", action: reload)
        .opacity(isLoading ? 0 : 1)
      ProgressView()
        .opacity(isLoading ? 1 : 0)
    }
  }
}

/// What is not to be seen says nothing of the size.
struct Invisible: View {
  var body: some View {
    ZStack {
      Text("Source control")
        .foregroundColor(.clear)
      Image(systemName: "star")
    }
  }
}

/// Two symbols that make one picture.
struct Pictures: View {
  let isOff: Bool

  var body: some View {
    HStack {
      ZStack {
        Image(systemName: "bell")
        if isOff {
          Capsule().frame(width: 32, height: 2)
        }
      }
      ZStack {
        Image(systemName: "circle")
        Image(systemName: "checkmark")
      }
      ZStack {
        Text("A")
        if isOff { Image(systemName: "xmark") }
      }
      ZStack {
        RoundedRectangle(cornerRadius: 8)
        Text("Fills what is left").padding()
      }
    }
  }
}

/// Something covers the screen for a while.
struct Loading: View {
  let isLoading: Bool

  var body: some View {
    NavigationStack {
      ZStack {
        List {
          Text("A")
        }
        if isLoading { ProgressView() }
      }
    }
  }
}
