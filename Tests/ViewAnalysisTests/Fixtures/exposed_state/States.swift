import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Row: View {
  let title: String
  @State var isExpanded = false  // expect: exposed_state "Only `Row` uses"
  @State var selection: Int?  // expect: exposed_state
  @StateObject var model = Model()  // expect: exposed_state
  @FocusState var isFocused: Bool  // expect: exposed_state
  @GestureState var offset = CGSize.zero  // expect: exposed_state
  @State internal var count = 0  // expect: exposed_state
  @State private(set) var size = 0  // expect: exposed_state "can read it"
  @State var isPassed = false
  @State var isRead = false
  @State private var isHidden = false

  var body: some View {
    VStack {
      Toggle(title, isOn: $isExpanded)
      TextField("Name", text: $model.name)
        .focused($isFocused)
      Text("\(selection ?? 0) \(count) \(size)")
        .offset(offset)
      Toggle("Passed", isOn: $isPassed)
      Toggle("Read", isOn: $isRead)
      Toggle("Hidden", isOn: $isHidden)
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Row(title: "A")
      Row(title: "B", isPassed: true)
    }
  }

  private func read(_ row: Row) -> Bool { row.isRead }
}

public struct Shown: View {
  @State var isOn = false

  public var body: some View {
    Toggle("On", isOn: $isOn)
  }
}
