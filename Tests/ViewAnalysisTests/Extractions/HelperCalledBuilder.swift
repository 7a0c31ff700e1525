import SwiftUI

struct MailView: View {
  let names: [String]
  let isWide: Bool

  var body: some View {
    if isWide {
      wideNavigationBuilder()
    } else {
      List(names, id: \.self) { Text($0) }
    }
  }

  @ViewBuilder
  private func «»wideNavigationBuilder() -> some View {
    NavigationSplitView {
      List(names, id: \.self) { Text($0) }
    } detail: {
      Text("Nothing is selected")
    }
  }
}
