import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Row: View {
  let title: String
  @State private var isExpanded = false
  private let selection: Int? = nil
  @StateObject private var model = Model()
  @FocusState private var isFocused: Bool
  @GestureState private var offset = CGSize.zero
  private let count = 0
  private let size = 0
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
