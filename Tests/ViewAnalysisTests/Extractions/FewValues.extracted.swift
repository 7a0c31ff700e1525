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
      SignUpProblemRow(problem: model.problem, isValid: model.isValid)
      Button("Send") { model.send() }
    }
  }
}

private struct SignUpProblemRow: View {
  let problem: String?
  let isValid: Bool

  var body: some View {
    if let problem, !isValid {
      HStack {
        Text("Problem")
        Text(problem)
      }
    }
  }
}
