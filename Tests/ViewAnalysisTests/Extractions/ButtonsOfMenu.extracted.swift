import SwiftUI

struct ProjectRow: View {
  let onRename: () -> Void
  let onReveal: () -> Void
  let onHide: () -> Void

  var body: some View {
    Menu {
      ProjectRowButtons(onRename: onRename, onReveal: onReveal)
      Divider()
      Button("Hide", action: onHide)
    } label: {
      Text("Project")
    }
  }
}

private struct ProjectRowButtons: View {
  let onRename: () -> Void
  let onReveal: () -> Void

  var body: some View {
    Button("Rename project", action: onRename)
    Button("Reveal in Finder", action: onReveal)
  }
}
