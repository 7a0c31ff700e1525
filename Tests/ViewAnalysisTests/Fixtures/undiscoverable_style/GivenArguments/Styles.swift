// profile: recommended
import SwiftUI

/// Only one place can say what it needs.
struct DayStyle: ButtonStyle {
  let isToday: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isToday ? 1 : 0.5)
  }
}

struct WeekStyle: ButtonStyle {  // expect: undiscoverable_style "Add a static function in"
  let isCurrent: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isCurrent ? 1 : 0.5)
  }
}

struct MonthStyle: ButtonStyle {  // expect: undiscoverable_style "Add one in"
  var isCurrent = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isCurrent ? 1 : 0.5)
  }
}
