// profile: recommended
import SwiftUI

// What is read only while a state has another value is no reason to compute the helper again.
struct Import: View {
  enum Phase { case picking, review }

  @State private var phase = Phase.picking
  @State private var title = ""

  var body: some View {
    VStack {
      switch phase {
      case .picking: intro
      case .review: TextField("Title", text: $title)
      }
      if phase == .review {
        Text(title)
        Button("Back") { phase = .picking }
      }
    }
  }

  private var intro: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Button("Go on") { phase = .review }
    }
  }
}

struct Names: View {
  enum Phase { case picking, review }

  @State private var phase = Phase.picking
  @State private var title = ""

  var body: some View {
    VStack {
      switch phase {
      case .picking: intro
      case .review: TextField("Title", text: $title)
      }
      if phase == .picking {
        Text(title)
        Button("Clear") { title = "" }
      }
    }
  }

  private var intro: some View {  // expect: helper_view "whenever `title` changes, and doesn't read it"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Button("Go on") { phase = .review }
    }
  }
}
