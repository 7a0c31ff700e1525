import SwiftUI

enum Field: Hashable { case name, mail }

final class Model: ObservableObject {
  @Published var name = ""
}

/// Callers in another type: the memberwise initializer stays theirs with each wrapper that is private.
struct Editor: View {
  @State private var text = ""
  @State private var note: String?
  @State private var count: Int? = nil
  @StateObject private var model = Model()
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  @GestureState private var offset = CGSize.zero
  @GestureState(initialValue: CGSize.zero) private var size: CGSize
  @Binding var isOn: Bool
  let title: String

  var body: some View {
    VStack {
      TextField(title, text: $text)
        .focused($isFocused)
      TextField(note ?? "", text: $model.name)
        .focused($field, equals: .name)
      Toggle("\(count ?? 0)", isOn: $isOn)
        .offset(offset)
      Text("\(size.width)")
      Button("Count") {
        count = 1
        note = "A"
      }
    }
  }
}

struct EditorScreen: View {
  @State private var isOn = false

  var body: some View {
    Editor(isOn: $isOn, title: "A")
  }
}
