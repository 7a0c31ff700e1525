import SwiftUI

struct Settings {
  var volume = 0.5
  var name = ""
  var levels = [1, 2]
}

final class Model: ObservableObject {
  @Published var name = ""
  @Published var settings = Settings()
}

struct Form: View {
  @State private var settings = Settings()
  @State private var isOn = false
  @StateObject private var model = Model()
  @State private var width: CGFloat = 3
  let plain: Model

  var body: some View {
    VStack {
      TextField("A", text: $settings.name)
      Toggle("B", isOn: $isOn)
      TextField("C", text: $model.settings.name)
      Stepper("D", value: Binding(get: { settings.levels[0] }, set: { settings.levels[0] = $0 }))  // expect: closure_binding
      Slider(value: Binding(get: { width }, set: { width = $0 }))  // expect: closure_binding
      TextField("E", text: Binding(get: { settings.name }, set: { settings.name = $0.lowercased() }))
      TextField("F", text: Binding(get: { plain.name }, set: { plain.name = $0 }))
      Toggle("G", isOn: Binding(get: { !isOn }, set: { isOn = !$0 }))
      Toggle(
        "H",
        isOn: Binding(
          get: { isOn },
          set: {
            isOn = $0
            print($0)
          }))
    }
  }

  private func field(settings: Model) -> some View {
    TextField("I", text: Binding(get: { settings.name }, set: { settings.name = $0 }))
  }
}
