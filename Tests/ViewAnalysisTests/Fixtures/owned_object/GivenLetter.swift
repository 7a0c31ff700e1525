import SwiftUI

@Observable
final class Portrait {
  var name = ""
}

final class Closer: ObservableObject {
  @Published var isClosed = false
}

@MainActor
protocol Closing {
  var closer: Closer { get set }
}

/// There is no rewrite: the protocol needs a setter.
struct Sheet: View, Closing {
  @ObservedObject var closer = Closer()  // expect: owned_object

  var body: some View { Text(closer.isClosed ? "Closed" : "Open") }
}

/// A state may be an optional.
struct Row: View {
  private var portrait: Portrait? = Portrait()  // expect: owned_object "@State"

  var body: some View { Text(portrait?.name ?? "") }
}
