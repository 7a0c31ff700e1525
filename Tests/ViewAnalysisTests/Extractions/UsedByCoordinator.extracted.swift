import SwiftUI

/// A nested type holds a view and calls its methods: these stay where they are.
struct GuestsView: View {
  @State private var guests: [String] = []

  var body: some View {
    VStack {
      Text("Guests")
      GuestsContent(guests: guests, onLoad: load)
    }
  }

  private func load() {
    guests = ["Ann", "Bo"]
  }

  final class Coordinator {
    let parent: GuestsView

    init(parent: GuestsView) {
      self.parent = parent
    }

    func finish() {
      parent.load()
    }
  }
}

private struct GuestsContent: View {
  let guests: [String]
  let onLoad: () -> Void

  var body: some View {
    VStack {
      ForEach(guests, id: \.self) { guest in
        Text(guest)
      }
      Button("Again") { onLoad() }
    }
  }
}
