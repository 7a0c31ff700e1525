import SwiftUI

func L(_ key: String) -> String { key }

struct PluginList: View {
  var body: some View {
    VStack {
      Text("Plugins")
      PluginListDeleteAllButton()
    }
  }
}

private struct PluginListDeleteAllButton: View {
  @State private var isOpen = false

  var body: some View {
    Button(L("plugins_button_delete_all")) {
      isOpen = false
      print("Deleted")
    }
    .disabled(isOpen)
  }
}
