// not: type
import SwiftUI

struct PickerSection<Value> {
  let title: String
  let values: [Value]
}

struct DirectionPicker: View {
  let sections: [PickerSection] = [PickerSection(title: "General", values: [1, 2])]
  @State private var isOpen = false

  var body: some View {
    VStack {
      contents
      Toggle("Open \(sections.count)", isOn: $isOpen)
    }
  }

  private var «»contents: some View {
    VStack {
      Text("Directions")
      Text("\(sections)")
    }
  }
}
