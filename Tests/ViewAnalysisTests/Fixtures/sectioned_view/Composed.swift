// profile: recommended
import SwiftUI

/// The one helper that the body places composes the sections.
struct Guide: View {  // expect: sectioned_view "`content` in the body of `Guide` is composed of 3 sections"
  let city: String
  @State private var isSaved = false

  var body: some View {
    content
      .navigationTitle(city)
      .toolbar { Button(isSaved ? "Forget" : "Save") { isSaved.toggle() } }
  }

  private var content: some View {
    ScrollView {
      VStack {
        history
        food
        nights
      }
    }
  }

  private var history: some View {
    VStack {
      Text("History")
      Text(city)
      Text("Old")
    }
  }

  private var food: some View {
    VStack {
      Text("Food")
      Text(city)
      Text("Good")
    }
  }

  private var nights: some View {
    VStack {
      Text("Nights")
      Text(city)
      Text("Long")
    }
  }
}

/// One of the alternatives does.
struct Results: View {  // expect: sectioned_view "`list` in the body of `Results`"
  let count: Int
  @State private var isLoading = false

  var body: some View {
    Group {
      if isLoading {
        waiting
      } else {
        list
      }
    }
    .task { isLoading = true }
  }

  private var waiting: some View {
    VStack {
      ProgressView()
      Text("Loading")
      Text("Please wait")
    }
  }

  private var list: some View {
    VStack {
      best
      others
      footer
    }
  }

  private var best: some View {
    HStack {
      Text("Best")
      Text("\(count)")
      Spacer()
    }
  }

  private var others: some View {
    HStack {
      Text("Others")
      Text("\(count)")
      Spacer()
    }
  }

  private var footer: some View {
    HStack {
      Text("End")
      Text("\(count)")
      Spacer()
    }
  }
}

/// The bar is one of two sections: what it is composed of are no sections of the view.
struct Player: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      bar
      lyrics
      Button("Play") { isPlaying.toggle() }
    }
  }

  private var bar: some View {
    HStack {
      back
      volume
      forward
    }
  }

  private var lyrics: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private var back: some View {
    VStack {
      Image(systemName: "backward")
      Text("Back")
      Text("1")
    }
  }

  private var volume: some View {
    VStack {
      Image(systemName: "speaker")
      Text("Volume")
      Text("2")
    }
  }

  private var forward: some View {
    VStack {
      Image(systemName: "forward")
      Text("Forward")
      Text("3")
    }
  }
}
