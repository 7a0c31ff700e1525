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
