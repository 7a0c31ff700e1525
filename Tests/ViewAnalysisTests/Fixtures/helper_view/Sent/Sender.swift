import Combine

final class Sender: ObservableObject {
  var count: Int { 1 }
}
