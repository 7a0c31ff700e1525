import SwiftUI

enum GoalStatus {
  case open, done
}

@Observable
final class Goal {
  var name = ""
  var status = GoalStatus.open
}

struct GoalCard: View {
  let goal: Goal

  var body: some View {
    HStack {
      Text(goal.name)
      badge
    }
  }

  private var «»badge: some View {
    let (text, color): (String, Color) =
      switch goal.status {
      case .open: ("Open", .red)
      case .done: ("Done", .green)
      }

    return Text(text)
      .foregroundStyle(color)
      .padding(4)
  }
}
