// profile: strict
import SwiftUI

final class Tone {
  var pitch = 1
}

enum Tones {
  @MainActor static let low = Tone()
  static let volume = 3
}

enum Mode { case loud, soft }

@propertyWrapper
struct Slot<Value> {
  var wrappedValue: Value
  var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

struct Settings {
  @Slot var isOn = false
}

struct Piano: View {
  @State private var tone = Tones.low
  @State private var volume = Tones.volume  // expect: constant_state
  @State private var mode = Mode.soft  // expect: constant_state

  var body: some View {
    Text("\(tone.pitch) \(volume) \(mode == .soft)")
  }
}

struct Pedal: View {
  @Binding var isOn: Bool

  init(_ settings: Settings) { _isOn = settings.$isOn }

  var body: some View { Text(isOn ? "On" : "Off") }
}

struct Pedals: View {
  @Binding var isOn: Bool  // expect: constant_state

  init(isOn: Binding<Bool>) { _isOn = isOn }

  var body: some View { Text(isOn ? "On" : "Off") }
}
