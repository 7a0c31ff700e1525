import SwiftUI

struct ScopesView: View {
  let scopes: [String]

  var body: some View {
    HStack {
      ForEach(scopes.indices, id: \.self) { index in
        ScopesSeparator(index: index)
        Text(scopes[index])
      }
    }
  }
}

private struct ScopesSeparator: View {
  let index: Int

  var body: some View {
    if index > 0 {
      Text("·").foregroundStyle(.secondary)
    }
  }
}
