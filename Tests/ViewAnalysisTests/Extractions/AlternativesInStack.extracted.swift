import SwiftUI

/// What only one of two branches shows is not what the stack is about.
struct LogbookView: View {
  let entries: [String]
  let isSorted: Bool

  var body: some View {
    ScrollView {
      Text("Trips")
      LogbookContent(isSorted: isSorted, entries: entries)
    }
  }
}

private struct LogbookContent: View {
  let isSorted: Bool
  let entries: [String]

  var body: some View {
    VStack {
      if isSorted {
        sortedRows
      } else {
        BlankSlate(note: "Nothing on the road yet")
          .padding()
      }
    }
  }

  private var sortedRows: some View {
    ForEach(entries, id: \.self) { entry in
      Text(entry)
    }
  }
}

struct BlankSlate: View {
  let note: String

  var body: some View {
    Text(note)
  }
}
