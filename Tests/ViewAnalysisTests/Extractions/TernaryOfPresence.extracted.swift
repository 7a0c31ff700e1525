import SwiftUI

struct CodeView: View {
  @State private var code: String?
  @State private var isBusy = false

  var body: some View {
    VStack {
      Text(code ?? "")
      Toggle("Busy", isOn: $isBusy)
      CodeRow(hasCode: code != nil)
    }
  }
}

private struct CodeRow: View {
  let hasCode: Bool

  var body: some View {
    HStack {
      Image(systemName: "arrow.clockwise")
      Text(hasCode ? "Make another code" : "Make a code")
        .fontWeight(hasCode ? .bold : .regular)
      Text(hasCode ? "Again" : "First")
      Text(!hasCode ? title : "Again")
    }
  }

  private var title: String { hasCode ? "Later" : "First" }
}
