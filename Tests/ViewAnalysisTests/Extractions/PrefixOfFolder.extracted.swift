import SwiftUI

struct DockRuleEditor: View {
  let isNew: Bool
  let title: String

  var body: some View {
    Form {
      Text(title)
      DockValidationMessage(isNew: isNew)
    }
  }
}

private struct DockValidationMessage: View {
  let isNew: Bool

  var body: some View {
    if isNew {
      Text("It has no title.")
      Text("Enter one, please.")
    }
  }
}
