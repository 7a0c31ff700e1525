import SwiftUI

struct Label: View {
  @Binding var title: String  // expect: constant_state "only reads"
  @Binding var count: Int

  var body: some View {
    VStack {
      Text(title)
      Stepper("Count", value: $count)
    }
  }
}

struct Mark: View {
  @Binding var isOn: Bool  // expect: constant_state

  init(isOn: Binding<Bool>) {
    self._isOn = isOn
  }

  var body: some View {
    Text(isOn ? "On" : "Off")
  }
}

struct Passing: View {
  @Binding var isOn: Bool
  @Binding var text: String
  @Binding var numbers: [Int]

  var body: some View {
    VStack {
      Mark(isOn: $isOn)
      Button("Clear") { text = "" }
      Button("Sort") { numbers.sort() }
    }
  }
}

public struct Shown: View {
  @Binding var isOn: Bool

  public var body: some View {
    Text(isOn ? "On" : "Off")
  }
}
