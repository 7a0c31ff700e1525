import SwiftUI

struct InvoicesSheet: View {
  let isLoading: Bool
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in Text(name) }
      «if isLoading {
        ProgressView()
          .controlSize(.small)
      }»
    }
  }
}
