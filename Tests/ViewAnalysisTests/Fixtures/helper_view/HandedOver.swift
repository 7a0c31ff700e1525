import SwiftUI

/// A text that is handed over is a value, which a view type could not be.
struct Poll: View {
  let question: String
  @State private var votes = 0

  var body: some View {
    VStack {
      Text(question)
        .accessibilityLabel(label)
      summary
      Button("Vote") { votes += 1 }
      Text("\(votes)")
    }
  }

  private var label: Text {
    Text(question) + Text(", ") + Text("A") + Text(" or ") + Text("B")
  }

  private var summary: Text {  // expect: helper_view "`summary` (5 views)"
    Text(question) + Text(": ") + Text("A") + Text(" or ") + Text("B")
  }
}
