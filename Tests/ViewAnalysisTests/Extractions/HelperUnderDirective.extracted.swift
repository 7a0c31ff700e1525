import SwiftUI

struct InboxView: View {
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Find", text: $query)
      #if DEBUG
      InboxRawView(query: query)
      #endif
    }
  }
}

#if DEBUG
/// What the server sent.
private struct InboxRawView: View {
  @State private var showsRaw = false
  let query: String

  var body: some View {
    DisclosureGroup("Raw", isExpanded: $showsRaw) {
      Text(query)
      Text("\(query.count)")
    }
  }
}
#endif
