import SwiftUI

struct Names: View {
  let key: String
  let date: Date

  var body: some View {
    VStack {
      Text(weekday(date))
      Text(localized(key))
      Text(spelled(key))
      Text(contents(key))  // expect: work_in_body
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

/// What asks the elements is no action.
struct Found: View {
  let items: [String]
  let names: [String]

  var body: some View {
    List {
      ForEach(items.filter { item in names.contains { $0.hasPrefix(item) } }, id: \.self) { item in  // expect: work_in_body
        Text(item)
      }
    }
  }
}

/// The path is read for the file.
struct Notes: View {
  var body: some View {
    if let path = Bundle.main.path(forResource: "notes", ofType: "md"),
      let notes = try? String(contentsOfFile: path, encoding: .utf8)  // expect: work_in_body
    {
      Text(notes)
    }
  }
}

/// A sheet's content is made while it is shown, also by a helper.
struct Licences: View {
  @State private var isShown = false

  var body: some View {
    Button("Licences") { isShown = true }
      .sheet(isPresented: $isShown) { sheet }
  }

  private var sheet: some View {
    Text((try? String(contentsOfFile: "licences", encoding: .utf8)) ?? "")
  }
}
