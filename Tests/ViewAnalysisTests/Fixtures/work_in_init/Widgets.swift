// profile: strict
// not type-checked: there is no WidgetKit here
import Foundation
import SwiftUI
import WidgetKit

struct StatusWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "status", provider: Provider()) { entry in StatusView(date: entry.date) }
  }
}

/// It is created once per entry.
struct StatusView: View {
  let date: Date
  private let formatter = DateFormatter()

  var body: some View { Text(formatter.string(from: date)) }
}
