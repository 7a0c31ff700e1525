import SwiftUI

struct Picker1: View {
  @State private var devices = Devices.all()  // expect: constant_state
  @State private var first = Devices.first()

  var body: some View {
    Text("\(devices.count)")
    Text(first.name)
  }
}
