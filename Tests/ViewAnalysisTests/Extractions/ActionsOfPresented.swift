import SwiftUI

struct Chore: Identifiable {
  let id: Int
  let name: String
}

struct ChoreRow: View {
  let chore: Chore
  let onEdit: () -> Void
  let onSkip: () -> Void

  var body: some View {
    HStack {
      Text(chore.name)
      Button("Edit", action: onEdit)
      Button("Skip", action: onSkip)
    }
  }
}

/// What a sheet reads is set by the owner itself.
struct ChoresView: View {
  let chores: [Chore]
  @State private var chosen: Chore?
  @State private var isEditing = false
  @State private var isSkipping = false

  var body: some View {
    VStack {
      Text("Chores")
      today
    }
    .sheet(isPresented: $isEditing) {
      Text(chosen?.name ?? "")
    }
    .alert("Skip", isPresented: $isSkipping) {
      Button(chosen?.name ?? "Skip") {}
    }
  }

  private var «»today: some View {
    VStack {
      ForEach(chores) { chore in
        ChoreRow(
          chore: chore,
          onEdit: {
            chosen = chore
            isEditing = true
          },
          onSkip: {
            chosen = chore
            isSkipping = true
          }
        )
      }
    }
  }
}
