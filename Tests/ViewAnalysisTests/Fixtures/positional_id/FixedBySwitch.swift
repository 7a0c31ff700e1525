// profile: strict
import SwiftUI

enum Daytime {
  case morning, evening

  var tasks: [String] {
    switch self {
    case .morning: ["Wake up", "Wash"]
    case .evening: ["Wash", "Sleep"]
    }
  }

  var hints: [String] {
    switch self {
    case .morning:
      return ["Coffee"]
    case .evening:
      return ["Tea", "Book"]
    }
  }
}

struct DaytimeView: View {
  let daytime: Daytime

  var body: some View {
    VStack {
      ForEach(daytime.tasks.indices, id: \.self) { index in
        Text(daytime.tasks[index])
      }
      ForEach(daytime.hints.indices, id: \.self) { index in
        Text(daytime.hints[index])
      }
    }
  }
}
