import SwiftUI

struct PickerPopover: View {
  let names: [String]
  @State private var search = ""

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      Text("Results")
      Divider()
      «»ScrollView {
        LazyVStack {
          ForEach(names, id: \.self) { item in
            Text(item)
          }
        }
      }
    }
  }
}
