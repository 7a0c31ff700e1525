import SwiftUI

struct Screen: View {
  var body: some View {
    Menu("Choose") {
      Choices()
    }
    .background(Pair())
  }
}

struct Probe_Previews: PreviewProvider {
  static var previews: some View {
    Probe()
  }
}
