struct Dashboard {
  struct Figure: Identifiable {
    let id: Int
    let title: String
    let trend: Trend?
  }

  enum Trend {
    case up, down
  }

  var figures: [Figure]
  var note: String
}
