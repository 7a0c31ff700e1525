import SwiftUI
import WidgetKit

/// A view of a widget that is declared elsewhere.
struct Entry: View {
  let date: Date

  var body: some View {
    Text(text)
  }

  private var text: String {
    let formatter = DateFormatter()
    return formatter.string(from: date)
  }
}
