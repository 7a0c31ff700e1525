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
      askButton.padding()
    }
  }

  private var «»askButton: some View {
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
