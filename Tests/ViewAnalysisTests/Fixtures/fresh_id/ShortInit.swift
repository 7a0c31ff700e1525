// profile: recommended
import SwiftUI

struct Hint: Identifiable {
  let id = UUID()
  let text: String
}

struct Stop: Identifiable {
  let id: Int
  let name: String
}

struct HintList: View {
  let texts: [String]

  private var hints: [Hint] {
    [
      .init(text: "Swipe to delete"),
      .init(text: "Hold to move"),
    ]
  }

  private var named: [Hint] { texts.map { Hint(text: $0) } }

  private var stops: [Stop] { [.init(id: 1, name: "A")] }

  /// The ids are the elements' own, and stay.
  private let kept: [Hint] = [.init(text: "Tap to open")]

  var body: some View {
    List {
      ForEach(hints) { Text($0.text) }  // expect: fresh_id "with a new id"
      ForEach(named, id: \.id) { Text($0.text) }  // expect: fresh_id
      ForEach(stops) { Text($0.name) }
      ForEach(kept) { Text($0.text) }
    }
  }
}
