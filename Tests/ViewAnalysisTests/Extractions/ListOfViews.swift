// not: several views without a container
import SwiftUI

struct HintView: View {
  var body: some View {
    VStack {
      hints
    }
  }

  @ViewBuilder private var «»hints: some View {
    Text("One")
    Text("Two")
  }
}
