import SwiftUI

struct PickerPopover: View {
  let names: [String]
  @State private var search = ""

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      Text("Results")
      Divider()
      PickerPopoverNameList(names: names)
    }
  }
}

private struct PickerPopoverNameList: View {
  let names: [String]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(names, id: \.self) { item in
          Text(item)
        }
      }
    }
  }
}
