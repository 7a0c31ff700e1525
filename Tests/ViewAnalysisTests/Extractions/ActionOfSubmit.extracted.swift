import SwiftUI

final class NameModel: ObservableObject {
  @Published var names: [String] = []
}

struct NameView: View {
  @ObservedObject var model: NameModel
  @State private var name = ""

  var body: some View {
    VStack {
      Text(model.names.joined() + name)
      NameField(name: $name) {
        if !name.isEmpty { model.names.append(name) }
      }
    }
  }
}

private struct NameField: View {
  @Binding var name: String
  let onSubmit: () -> Void

  var body: some View {
    HStack {
      Text("Name")
      TextField("Name", text: $name)
    }
    .onSubmit {
      onSubmit()
    }
  }
}
