import SwiftUI

struct ProjectRow: View {
  let onRename: () -> Void
  let onReveal: () -> Void
  let onHide: () -> Void

  var body: some View {
    Menu {
      «Button("Rename project", action: onRename)
      Button("Reveal in Finder", action: onReveal)»
      Divider()
      Button("Hide", action: onHide)
    } label: {
      Text("Project")
    }
  }
}
