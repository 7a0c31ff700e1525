import SwiftUI

struct Row: View {
  let title: String
  let isOn: Bool

  var body: some View {
    Text(isOn ? title : "")
  }
}

struct Cell: View {
  private let isOn: Bool

  init(isOn: Bool) {
    self.isOn = isOn
    print("Cell")
  }

  var body: some View {
    Text(isOn ? "On" : "Off")
  }
}
