import SwiftUI

struct ParcelRow: View {
  let name: String
  let sent: Date
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle(name, isOn: $isOpen)
      «»HStack {
        Text(sent.formatted())
        if isLate {
          Image(systemName: "exclamationmark")
        }
      }
    }
  }

  // What the toggle changes has it asked again.
  private var isLate: Bool { age > 604_800 }
  private var age: Double { Date().timeIntervalSince(sent) }
}
