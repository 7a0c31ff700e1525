import SwiftUI

struct ScopesView: View {
  let scopes: [String]

  var body: some View {
    HStack {
      ForEach(scopes.indices, id: \.self) { index in
        «if index > 0 {
          Text("·").foregroundStyle(.secondary)
        }»
        Text(scopes[index])
      }
    }
  }
}
