import SwiftUI

struct Names: View {
  let key: String

  var body: some View {
    VStack {
      Text(localized(key))
      Text(spelled(key))
      Text(checked(key) ? "Here" : "Gone")  // expect: work_in_body
    }
  }
}

/// Only the view can make what its buttons do.
struct Choices: View {
  let options: [String]
  @Binding var chosen: String

  struct Action {
    let title: String
    let run: () -> Void
  }

  var body: some View {
    let actions = options.map { option in Action(title: option, run: { chosen = option }) }
    let titles = options.map { option in option.uppercased() }  // expect: work_in_body
    VStack {
      Text(titles.first ?? "")
      Button(actions.first?.title ?? "") { actions.first?.run() }
    }
  }
}
