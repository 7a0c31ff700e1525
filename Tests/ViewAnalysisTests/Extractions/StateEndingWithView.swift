import SwiftUI

struct FinderView: View {
  @State private var text = ""
  @State private var isLifted = false

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      if text.isEmpty {
        hint
      }
    }
  }

  private var «»hint: some View {
    VStack {
      Image(systemName: "magnifyingglass")
        .scaleEffect(isLifted ? 1 : 0.5)
      Text("What do you look for?")
    }
    .onAppear {
      withAnimation { isLifted = true }
    }
    .onDisappear {
      isLifted = false
    }
  }
}
