// not type-checked: imports WidgetKit
// profile: recommended
import SwiftUI
import WidgetKit

/// A view of the app, which has its widgets updated.
struct Settings: View {
  let date: Date

  var body: some View {
    Button(text) { WidgetCenter.shared.reloadAllTimelines() }  // expect: work_in_body
  }

  private var text: String {
    let formatter = DateFormatter()
    return formatter.string(from: date)
  }
}
