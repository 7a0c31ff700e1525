import SwiftUI
import WidgetKit

/// A view of a widget that is declared elsewhere.
struct Entry: View {
  @Environment(\.widgetFamily) private var family
  let date: Date

  var body: some View {
    Text(text).opacity(family == .systemSmall ? 0.5 : 1)
  }

  private var text: String {
    let formatter = DateFormatter()
    return formatter.string(from: date)
  }
}
