// profile: recommended
import SwiftUI

final class Portrait: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

final class Closer: ObservableObject {
  @Published var isClosed = false
}

@MainActor
protocol Closing {
  var closer: Closer { get set }
}

/// The object follows what the view is given.
struct PortraitView: View {
  @ObservedObject var portrait: Portrait

  init(name: String) {
    portrait = Portrait(name: name)
  }

  var body: some View { Text(portrait.name) }
}

/// The protocol needs a setter, which a state object has not.
struct Sheet: View, Closing {
  @ObservedObject var closer = Closer()

  var body: some View { Text(closer.isClosed ? "Closed" : "Open") }
}

struct Other: View {
  @ObservedObject var closer = Closer()  // expect: owned_object

  var body: some View { Text(closer.isClosed ? "Closed" : "Open") }
}

/// There is no state object of an optional.
struct Row: View {
  @ObservedObject var portrait: Portrait

  var icon: Closer? = Closer()

  var body: some View { Text(icon == nil ? portrait.name : "Closed") }
}

/// What the initializer has stored is given, too.
struct Scene: View {
  let names: [String]
  @ObservedObject private var portrait: Portrait

  init(names: [String]) {
    self.names = names
    portrait = Portrait(name: self.names.first ?? "")
  }

  var body: some View { Text(portrait.name) }
}

/// All code that makes it gives it a closer of its own: the initial value is never evaluated.
struct Door: View {
  @ObservedObject var closer = Closer()

  var body: some View { Text(closer.isClosed ? "Closed" : "Open") }
}

struct House: View {
  @StateObject private var closer = Closer()

  var body: some View {
    VStack {
      Door(closer: closer)
      Door(closer: closer)
    }
  }
}
