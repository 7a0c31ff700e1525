// profile: strict
import SwiftUI

struct Plan: Identifiable {
  let id: Int
  let name: String
}

/// What only an action asks of the row's element is not shown.
struct Plans: View {
  let plans: [Plan]
  @State private var selection: Int?

  var body: some View {
    VStack {
      Text("\(selection ?? 0)")
      ForEach(plans) { plan in
        menu { selection = plan.id }
        row(plan, plan.name.count)  // expect: helper_in_foreach "of `plan`"
      }
      ForEach(Array(plans.enumerated()), id: \.element.id) { index, plan in
        row(plan, index)  // expect: helper_in_foreach "of `plan` and `index`"
      }
    }
  }

  private func menu(_ action: @escaping () -> Void) -> some View {
    HStack {
      Image(systemName: "star")
      Text("Choose")
      Button("Now", action: action)
      Spacer()
    }
  }

  private func row(_ plan: Plan, _ count: Int) -> some View {
    HStack {
      Image(systemName: "star")
      Text(plan.name)
      Text("\(count)")
      Spacer()
    }
  }
}

/// Nothing but the app's start computes these rows.
struct Sources: View {
  private let sources = [Plan(id: 1, name: "A"), Plan(id: 2, name: "B")]

  var body: some View {
    ForEach(sources + sources) { source in
      row(source)  // expect: helper_in_foreach
    }
  }

  private func row(_ source: Plan) -> some View {
    HStack {
      Image(systemName: "star")
      Text(source.name)
      Text("A")
      Spacer()
    }
  }
}

/// The button shows nothing of the plan.
struct Removals: View {
  let plans: [Plan]
  @State private var removed: [Int] = []
  @State private var title = ""

  var body: some View {
    List {
      TextField("Title", text: $title)
      ForEach(plans) { plan in
        removal(of: plan)
      }
    }
  }

  private func removal(of plan: Plan) -> some View {
    HStack {
      Image(systemName: "trash")
      Text("Remove")
      Button("Now") { removed.append(plan.id) }
      Spacer()
    }
  }
}
