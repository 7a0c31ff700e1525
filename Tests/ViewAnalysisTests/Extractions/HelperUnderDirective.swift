import SwiftUI

struct InboxView: View {
  @State private var query = ""
  #if DEBUG
  @State private var showsRaw = false
  #endif

  var body: some View {
    VStack {
      TextField("Find", text: $query)
      #if DEBUG
      raw
      #endif
    }
  }

  #if DEBUG
  /// What the server sent.
  private var «»raw: some View {
    DisclosureGroup("Raw", isExpanded: $showsRaw) {
      Text(query)
      Text("\(query.count)")
    }
  }
  #endif // DEBUG
}
