import SwiftUI

struct MailView: View {
  let names: [String]
  let isWide: Bool

  var body: some View {
    if isWide {
      WideNavigationView(names: names)
    } else {
      List(names, id: \.self) { Text($0) }
    }
  }
}

private struct WideNavigationView: View {
  let names: [String]

  var body: some View {
    NavigationSplitView {
      List(names, id: \.self) { Text($0) }
    } detail: {
      Text("Nothing is selected")
    }
  }
}
