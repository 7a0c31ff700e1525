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
      EditorBarSquarerootButton {
        model.insertMark("$")
      }
    }
  }
}

private struct EditorBarSquarerootButton: View {
  let onInsertMark: () -> Void

  var body: some View {
    Button {
      onInsertMark()
    } label: {
      Image(systemName: "x.squareroot")
    }
  }
}
