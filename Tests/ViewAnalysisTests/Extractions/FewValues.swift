import SwiftUI

final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var problem: String?
  @Published var isValid = false
  func send() {}
}

struct SignUpView: View {
  @ObservedObject var model: SignUpModel

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      «if let problem = model.problem, !model.isValid {
        HStack {
          Text("Problem")
          Text(problem)
        }
      }»
      Button("Send") { model.send() }
    }
  }
}
