import SwiftUI

struct Machines: View {
  @State private var isLoading = false  // expect: unused_dependency

  var body: some View {
    Text(Machine.parts.joined())
      .wide()
  }
}
