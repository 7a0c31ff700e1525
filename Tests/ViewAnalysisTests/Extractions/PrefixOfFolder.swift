import SwiftUI

struct DockRuleEditor: View {
  let isNew: Bool
  let title: String

  var body: some View {
    Form {
      Text(title)
      validationMessage
    }
  }

  @ViewBuilder private var «»validationMessage: some View {
    if isNew {
      Text("It has no title.")
      Text("Enter one, please.")
    }
  }
}
