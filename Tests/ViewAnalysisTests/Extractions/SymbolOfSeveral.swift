import SwiftUI

final class EditorModel: ObservableObject {
  func insertMark(_ mark: String) {}
}

struct EditorBar: View {
  @ObservedObject var model: EditorModel

  var body: some View {
    HStack {
      Button {
        model.insertMark("*")
      } label: {
        Image(systemName: "bold")
      }
      «Button {
        model.insertMark("$")
      } label: {
        Image(systemName: "x.squareroot")
      }»
    }
  }
}
