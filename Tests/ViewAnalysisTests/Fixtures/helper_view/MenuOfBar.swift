// profile: strict
import SwiftUI

/// A menu's content is made when it is opened: only a large one is reported.
struct Timetable: View {
  @State private var day = 0
  @State private var title = ""

  var body: some View {
    VStack {
      Text(title)
      Button("Next") { day += 1 }
      menu
      TextField("Title", text: $title)
    }
  }

  private var menu: some View {  // expect: helper_view "`menu` (8 views)"
    Menu {
      Text("Day \(day)")
      Button("First") { day = 0 }
      Button("Last") { day = 6 }
      Text("Days")
      Text("Week")
      Text("Month")
    } label: {
      Image(systemName: "list.bullet")
    }
  }
}
