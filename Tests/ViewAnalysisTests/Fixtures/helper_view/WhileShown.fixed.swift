// profile: recommended
import Observation
import SwiftUI

// What decides whether a helper is shown, and what is read only in its stead, is no reason to compute it again.
struct Steps: View {
  @State private var isReady = false
  @State private var name = ""

  var body: some View {
    VStack {
      if isReady { summary } else { form }
      Button("Ready") { isReady = true }
    }
  }

  private var form: some View {
    VStack {
      TextField("Name", text: $name)
      Text(name)
      Text("3")
    }
  }

  private var summary: some View {
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

// A method that is given the value depends on it.
struct Given: View {
  @State private var count = 0

  var body: some View {
    VStack {
      card(count)
      Button("More") { count += 1 }
      Text("\(count)")
    }
  }

  private func card(_ number: Int) -> some View {
    VStack {
      Text("\(number)")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

@Observable final class Player {
  var title = ""
  func stop() {}
}

// Passing an observable object on, or calling it in an action, doesn't depend on it.
struct Passed: View {
  @Bindable var player: Player
  @State private var isShown = false

  var body: some View {
    VStack {
      credits
      TitleView(player: player)
      TextField("Title", text: $player.title)
      Button("Stop", action: player.stop)
    }
  }

  private var credits: some View {
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

struct TitleView: View {
  let player: Player
  var body: some View { Text(player.title) }
}

struct Looked: View {
  @Bindable var player: Player

  var body: some View {
    VStack {
      outer
      Text(player.title)
    }
  }

  private var outer: some View { VStack { LookedCreditsView() } }
}

private struct LookedCreditsView: View {
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
