import SwiftUI

final class PermissionModel: ObservableObject {
  @Published var isAsked = false
  func requestPermission(for kind: String) async {}
}

struct PermissionView: View {
  @ObservedObject var model: PermissionModel
  let kind: String

  var body: some View {
    VStack {
      Text(model.isAsked ? "Asked" : "Ask")
      AskButton(kind: kind, onRequestPermission: requestPermission).padding()
    }
  }

  private func requestPermission() {
    Task {
      await model.requestPermission(for: kind)
    }
  }
}

private struct AskButton: View {
  let kind: String
  let onRequestPermission: () -> Void

  var body: some View {
    Button {
      onRequestPermission()
    } label: {
      Text(kind)
      Text("Ask")
    }
  }
}
