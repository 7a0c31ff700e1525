import SwiftUI

/// Which of two values there is says neither; what stands above says it.
struct FlightView: View {
  let stops: [String]?
  let warning: String?

  var body: some View {
    VStack {
      PartHeader("Layovers")
      «»if let stops {
        StopBoard(stops: stops)
      } else if let warning {
        WarningBox(warning: warning)
      }
    }
  }
}

struct PartHeader: View {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct StopBoard: View {
  let stops: [String]

  var body: some View {
    Text(stops.joined(separator: ", "))
  }
}

struct WarningBox: View {
  let warning: String

  var body: some View {
    Text(warning)
  }
}
