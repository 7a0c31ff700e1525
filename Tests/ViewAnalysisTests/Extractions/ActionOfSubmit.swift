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
      «»HStack {
        Text("Name")
        TextField("Name", text: $name)
      }
      .onSubmit {
        if !name.isEmpty { model.names.append(name) }
      }
    }
  }
}
