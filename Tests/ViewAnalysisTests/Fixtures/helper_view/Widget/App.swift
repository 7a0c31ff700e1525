// profile: strict
// not type-checked: declares a widget
import SwiftUI
import WidgetKit

struct NotesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "notes", provider: NotesProvider()) { entry in
      NotesView(entry: entry)
    }
  }
}
