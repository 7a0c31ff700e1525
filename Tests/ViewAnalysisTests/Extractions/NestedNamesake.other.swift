import SwiftUI

final class SignInModel: ObservableObject {
  @Published var isLoading = false
  func signIn() {}
}

final class Coordinator: ObservableObject {
  @Published var path: [String] = []
  func showHelp() {}
}

struct PhotoPicker {
  final class Coordinator {
    var photos: [String] = []
  }
}
