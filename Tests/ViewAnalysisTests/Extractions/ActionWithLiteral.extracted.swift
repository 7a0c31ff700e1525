import SwiftUI

final class PermissionModel: ObservableObject {
  @Published var isAsked = false
  func requestPermission(for kind: String) async {}
}

struct PermissionView: View {
  @ObservedObject var model: PermissionModel

  var body: some View {
    VStack {
      Text(model.isAsked ? "Asked" : "Ask")
      AskButton(kind: "calendar", model: model)
    }
  }
}

private struct AskButton: View {
  let kind: String
  let model: PermissionModel

  var body: some View {
    Button {
      Task {
        await model.requestPermission(for: kind)
      }
    } label: {
      Text(kind)
      Text("Ask")
    }
  }
}
