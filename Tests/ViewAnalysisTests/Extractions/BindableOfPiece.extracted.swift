import SwiftUI

@Observable final class Draft {
  var title = ""
}

struct DraftView: View {
  var body: some View {
    ScrollView {
      DraftTitleField()
    }
  }
}

private struct DraftTitleField: View {
  @Environment(Draft.self) private var draft

  var body: some View {
    @Bindable var draft = draft
    VStack {
      Text("Draft")
      TextField("Title", text: $draft.title)
    }
  }
}
