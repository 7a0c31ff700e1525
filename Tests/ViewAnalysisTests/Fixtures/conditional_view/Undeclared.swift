// not type-checked: the views are declared nowhere
import SwiftUI

struct Undeclared: View {
  @State private var isOpen = false
  let settings: Settings

  var body: some View {
    VStack {
      Text("Title")
      if isOpen {  // expect: conditional_view "`isOpen` changes, with any state in it"
        SummaryView()
      }
      // expect-next: conditional_view "whenever `settings.isFirst && settings.…` changes. If it is"
      if settings.isFirst && settings.isSecondAsWellAndNeverTheThird && isOpen {
        Text("Long")
      }
      HStack {
        Text("Title")
        if isOpen {  // expect: conditional_view
          Summary()
        }
      }
    }
  }
}
