import SwiftUI

struct Members: View {
  @State private var names: [String] = []

  var body: some View {
    ForEach(names, id: \.self) { Text($0) }
      .task {
        await load()
      }
  }

  private func load() async { names = ["A"] }
}
