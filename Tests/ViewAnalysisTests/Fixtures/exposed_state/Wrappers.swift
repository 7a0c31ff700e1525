import SwiftUI

enum Field: Hashable { case name, mail }

final class Model: ObservableObject {
  @Published var name = ""
}

/// Callers in another type: the memberwise initializer stays theirs with each wrapper that is private.
struct Editor: View {
  @State var text = ""  // expect: exposed_state
  @State var note: String?  // expect: exposed_state
  @State var count: Int? = nil  // expect: exposed_state
  @StateObject var model = Model()  // expect: exposed_state
  @FocusState var isFocused: Bool  // expect: exposed_state
  @FocusState var field: Field?  // expect: exposed_state
  @GestureState var offset = CGSize.zero  // expect: exposed_state
  @GestureState(initialValue: CGSize.zero) var size: CGSize  // expect: exposed_state
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
