// profile: recommended
import SwiftUI

final class Timer: ObservableObject {
  @Published var seconds = 0
}

struct Clock: View {
  // What nothing uses is to go.
  @ObservedObject var timer = Timer()  // expect: unused_dependency

  var body: some View { Text("A") }
}
