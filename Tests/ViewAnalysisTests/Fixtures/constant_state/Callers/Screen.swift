import SwiftUI

final class Model: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @State private var isOn = false
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Row(title: $model.title, isOn: $isOn)
      Row(title: .constant("B"), isOn: self.$isOn)
      Cell(isOn: $isOn)
      Toggle("On", isOn: $isOn)
      TextField("Title", text: $model.title)
    }
  }
}
