// profile: recommended
import SwiftUI

final class Portrait: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

final class Closer: ObservableObject {
  @Published var isClosed = false
}

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
