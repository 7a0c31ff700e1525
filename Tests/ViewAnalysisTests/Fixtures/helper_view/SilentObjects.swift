// profile: recommended
import Combine
import SwiftUI

/// It publishes nothing that a view would learn of.
final class Reloader: ObservableObject {
  let requests = PassthroughSubject<Void, Never>()

  func reload() { requests.send() }
}

final class Progress: ObservableObject {
  @Published var value = 0
}

struct Quiet: View {
  @StateObject private var reloader = Reloader()
  let title: String

  var body: some View {
    VStack {
      Button("Reload", action: reloader.reload)
      header
      Text(reloader.requests is Never ? "" : "Ready")
    }
    .onAppear { reloader.reload() }
  }

  private var header: some View {
    VStack {
      Text(title)
      HStack {
        Image(systemName: "star")
        Text("One")
        Text("Two")
      }
      Text("Three")
      Text("Four")
    }
  }
}

struct Loud: View {
  @StateObject private var progress = Progress()
  let title: String

  var body: some View {
    VStack {
      header
      Text("\(progress.value)")
    }
  }

  private var header: some View {  // expect: helper_view "`progress`"
    VStack {
      Text(title)
      HStack {
        Image(systemName: "star")
        Text("One")
        Text("Two")
      }
      Text("Three")
      Text("Four")
    }
  }
}

class Navigator {
  var path: [String] = []

  func pop() { path.removeLast() }
}

/// Nor does the class above it.
final class MainNavigator: Navigator, ObservableObject {}

class Counter: ObservableObject {
  @Published var value = 0
}

final class StepCounter: Counter {}

struct Routed: View {
  @ObservedObject var navigator: MainNavigator
  let title: String

  var body: some View {
    VStack {
      Button("Back") { navigator.pop() }
      header
      Text(navigator.path.last ?? "")
    }
  }

  private var header: some View {
    VStack {
      Text(title)
      HStack {
        Image(systemName: "star")
        Text("One")
        Text("Two")
      }
      Text("Three")
      Text("Four")
    }
  }
}

struct Counted: View {
  @ObservedObject var counter: StepCounter
  let title: String

  var body: some View {
    VStack {
      header
      Text("\(counter.value)")
    }
  }

  private var header: some View {  // expect: helper_view "`counter`"
    VStack {
      Text(title)
      HStack {
        Image(systemName: "star")
        Text("One")
        Text("Two")
      }
      Text("Three")
      Text("Four")
    }
  }
}
