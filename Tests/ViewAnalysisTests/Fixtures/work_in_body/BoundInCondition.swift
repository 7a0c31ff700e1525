import SwiftUI

struct Choice: Identifiable {
  let id: Int
  let isHidden: Bool
}

/// What a condition binds may be data, too.
struct Choices: View {
  let choices: [Choice]?
  let names: [String]?

  var body: some View {
    VStack {
      if let shown = choices?.filter({ !$0.isHidden }) {  // expect: work_in_body "Prepare `shown` in the model"
        ForEach(shown) { choice in
          Text("\(choice.id)")
        }
      }
      if let last = names?.filter({ !$0.isEmpty }) {
        Text(last.count == 1 ? "One" : "Several")
      }
    }
  }
}
