// profile: recommended
import SwiftUI

/// The model would show that its work has been cancelled.
struct Shelf: View {
  let library: Library

  var body: some View {
    Text(library.problem ?? "")
      .onAppear {
        Task { await library.load() }
      }
  }
}

struct Entrance: View {
  let library: Library

  var body: some View {
    Text(library.titles.joined())
      .onAppear {  // expect: task_on_appear
        Task { await library.prepare() }
      }
  }
}

/// The method hands the object on that would show it.
struct Reception: View {
  let library: Library
  @State private var desk = Desk()

  var body: some View {
    Text(library.problem ?? "")
      .onAppear {
        Task { await desk.open(library) }
      }
  }
}

/// Another function of the same name would show it.
struct Log: View {
  let stream: Stream

  var body: some View {
    Text(stream.problem ?? "")
      .onAppear {
        Task { await stream.read("log") }
      }
  }
}
