import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      BaseRow(title: "a") { EmptyView() } trailing: { EmptyView() }
      BaseRow(title: "b", subtitle: "c") { EmptyView() } trailing: { EmptyView() }
        .padding()
      CardBase("d") { print("d") } top: { EmptyView() } bottom: { EmptyView() }
      CardBase("e", action: {}) { EmptyView() } bottom: { EmptyView() }
      ForEach(0..<3, id: \.self) { _ in BaseRow(title: "f") { EmptyView() } trailing: { EmptyView() } }
    }
  }
}

#Preview {
  BaseRow(title: "p") { EmptyView() } trailing: { EmptyView() }
}
