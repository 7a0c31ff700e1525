// swift-format-ignore-file
struct Counter: View {
  let isVisitedByEverybodyInTheHouse: Bool
  let count: Int

  var body: some View {
    VStack {
      if isOpen(on: "the second Monday of the month", at: count) {  // expect: same_view_branches "when `isOpen(…)` changes"
        Label("Open", systemImage: "door.left.hand.open")
      } else {
        Label("Closed", systemImage: "door.left.hand.open")
      }
      if isVisitedByEverybodyInTheHouse && count > 2_000_000 {  // expect: same_view_branches "when `isVisitedByEverybodyInTheHouse && count …` changes"
        TextField("Reason", text: .constant("many"))
      } else {
        TextField("Remark", text: .constant("many"))
      }
    }
  }

  private func isOpen(on day: String, at hour: Int) -> Bool { hour > 8 }
}
