import SwiftUI

struct FinderView: View {
  @State private var text = ""
  @State private var isLifted = false
  @State private var turns = 0

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      if text.isEmpty {
        FinderHint(isLifted: $isLifted, turns: $turns)
      }
    }
  }
}

private struct FinderHint: View {
  @Binding var isLifted: Bool
  @Binding var turns: Int

  var body: some View {
    VStack {
      Image(systemName: "magnifyingglass")
        .scaleEffect(isLifted ? 1 : 0.5)
        .onDisappear { turns = 0 }
      Text("What do you look for?")
      Text("\(turns)")
    }
    .onAppear {
      isLifted = true
      turns += 1
    }
    .onDisappear {
      Task {
        try? await Task.sleep(for: .seconds(1))
        isLifted = false
      }
    }
  }
}
