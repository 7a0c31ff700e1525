import SwiftUI

/// A nested type holds a view and calls its methods: these stay where they are.
struct GuestsView: View {
  @State private var guests: [String] = []

  var body: some View {
    VStack {
      Text("Guests")
      «»VStack {
        ForEach(guests, id: \.self) { guest in
          Text(guest)
        }
        Button("Again") { load() }
      }
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
