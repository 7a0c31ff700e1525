import SwiftUI

struct ElementEditor<Value: Identifiable>: View where Value.ID == Int {
  let id: Value.ID
  let values: [Value]

  var body: some View {
    VStack {
      ForEach(values) { _ in Text("Value") }
      row
    }
  }

  private var «»row: some View {
    HStack {
      Text("Selected")
      Text("\(id)")
    }
  }
}
