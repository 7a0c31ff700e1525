// swift-format-ignore-file
struct Counter: View {
  let isVisitedByEverybodyInTheHouse: Bool
  let count: Int

  var body: some View {
    VStack {
      Label(isOpen(on: "the second Monday of the month", at: count) ? "Open" : "Closed", systemImage: "door.left.hand.open")
      TextField(isVisitedByEverybodyInTheHouse && count > 2_000_000 ? "Reason" : "Remark", text: .constant("many"))
    }
  }

  private func isOpen(on day: String, at hour: Int) -> Bool { hour > 8 }
}
