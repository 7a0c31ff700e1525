// profile: recommended
import SwiftUI

struct LedgerView: View {
  let income: String
  let expenses: String
  let rest: String

  var body: some View {
    VStack {
      HStack {
        Text("Income")
        Spacer()
        Text(income)
          .font(.title3)  // expect: repeated_modifier_chain "in 3 places, in `HStack`s that are built alike. Make these a view type"
          .foregroundStyle(.secondary)
          .padding(4)
          .background(.thinMaterial)
      }
      HStack {
        Text("Expenses")
        Spacer()
        Text(expenses)
          .font(.title3)  // expect: repeated_modifier_chain "in `HStack`s that are built alike"
          .foregroundStyle(.secondary)
          .padding(4)
          .background(.thinMaterial)
      }
      HStack {
        Text("Rest")
        Spacer()
        Text(rest)
          .font(.title3)  // expect: repeated_modifier_chain "in `HStack`s that are built alike"
          .foregroundStyle(.secondary)
          .padding(4)
          .background(.thinMaterial)
      }
    }
  }
}

/// What is in the stacks differs.
struct ScoreView: View {
  let names: [String]
  let score: String

  var body: some View {
    VStack {
      HStack {
        Text(score)
          .font(.title2)  // expect: repeated_modifier_chain "applied together in 3 places. Give them a name"
          .foregroundStyle(.primary)
          .padding(8)
          .background(.thickMaterial)
        Spacer()
      }
      HStack {
        Text(score)
          .font(.title2)  // expect: repeated_modifier_chain "applied together in 3 places. Give them a name"
          .foregroundStyle(.primary)
          .padding(8)
          .background(.thickMaterial)
        Image(systemName: "star")
      }
      Label(score, systemImage: "flag")
        .font(.title2)  // expect: repeated_modifier_chain "applied together in 3 places. Give them a name"
        .foregroundStyle(.primary)
        .padding(8)
        .background(.thickMaterial)
    }
  }
}

/// One view, again and again.
struct EmptyShelf: View {
  let note: String
  let step: Int

  var body: some View {
    VStack {
      if step == 1 {
        Spacer()
        Text(note)
          .font(.footnote)  // expect: repeated_modifier_chain "in 3 places, on the same view. Make it a view type"
          .padding(12)
          .border(.gray)
      }
      if step == 2 {
        Text(note)
          .font(.footnote)  // expect: repeated_modifier_chain "on the same view"
          .padding(12)
          .border(.gray)
        Divider()
      }
      Image(systemName: "books.vertical")
      Text(note)
        .font(.footnote)  // expect: repeated_modifier_chain "on the same view"
        .padding(12)
        .border(.gray)
    }
  }
}
