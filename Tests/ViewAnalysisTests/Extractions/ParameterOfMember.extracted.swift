import SwiftUI

struct ElementEditor<Value: Identifiable>: View where Value.ID == Int {
  let id: Value.ID
  let values: [Value]

  var body: some View {
    VStack {
      ForEach(values) { _ in Text("Value") }
      ElementEditorRow<Value>(id: id)
    }
  }
}

private struct ElementEditorRow<Value: Identifiable>: View where Value.ID == Int {
  let id: Value.ID

  var body: some View {
    HStack {
      Text("Selected")
      Text("\(id)")
    }
  }
}
