import SwiftUI

@Observable final class Draft {
  var title = ""
}

struct DraftView: View {
  @Environment(Draft.self) private var draft

  var body: some View {
    ScrollView {
      @Bindable var draft = draft
      «»VStack {
        Text("Draft")
        TextField("Title", text: $draft.title)
      }
    }
  }
}
