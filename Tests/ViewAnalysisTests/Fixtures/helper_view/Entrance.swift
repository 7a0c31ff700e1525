// profile: recommended
import SwiftUI

// It changes as the view appears, and never again.
struct Welcome: View {
  @State private var isAnimating = false

  var body: some View {
    VStack {
      Image(systemName: "hand.wave")
        .scaleEffect(isAnimating ? 1 : 0.5)
      steps
    }
    .onAppear {
      withAnimation(.default) { isAnimating = true }
    }
  }

  private var steps: some View {
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

// A tap changes it, too.
struct Tour: View {
  @State private var isAnimating = false

  var body: some View {
    VStack {
      Image(systemName: "hand.wave")
        .scaleEffect(isAnimating ? 1 : 0.5)
        .onTapGesture { isAnimating = false }
      steps
    }
    .onAppear { isAnimating = true }
  }

  private var steps: some View {  // expect: helper_view "whenever `isAnimating` changes"
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

// Two views change it as they come and go.
struct Reader: View {
  @State private var isAtEnd = false

  var body: some View {
    ScrollView {
      LazyVStack {
        Text("Beginning")
          .onAppear { isAtEnd = false }
        Text("End")
          .onAppear { isAtEnd = true }
      }
      Text(isAtEnd ? "Read" : "Unread")
      steps
    }
  }

  private var steps: some View {  // expect: helper_view "whenever `isAtEnd` changes"
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
