// not type-checked: imports WidgetKit
// profile: recommended
import SwiftUI
import WidgetKit

@Observable final class Settings {
  var isShort = false
}

struct ClockEntry: TimelineEntry {
  let date: Date
}

/// Computed once an entry: there is nothing to lose.
struct ClockWidgetView: View {
  let entry: ClockEntry
  private let settings = Settings()

  var body: some View {
    Text(entry.date, style: settings.isShort ? .time : .date)
  }
}

struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ClockProvider()) { entry in
      ClockWidgetView(entry: entry)
    }
  }
}

struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
    completion(ClockEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
    completion(Timeline(entries: [ClockEntry(date: .now)], policy: .never))
  }
}
