// profile: strict
import SwiftUI

/// A property that reads another one does what that does.
struct GuideView: View {
  let guide: Guide
  let note: Note

  var body: some View {
    VStack {
      ForEach(guide.sections, id: \.self) { Text($0) }  // expect: work_in_body "reads `sections`, and each time that calls `String(contentsOf:)`"
      ForEach(guide.titles, id: \.self) { Text($0) }
      Text(guide.heading(2))
      Text(note.shown)
    }
  }
}
