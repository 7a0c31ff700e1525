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
      ChoresTodayView(chores: chores, onEdit: edit, onSkip: skip)
    }
    .sheet(isPresented: $isEditing) {
      Text(chosen?.name ?? "")
    }
    .alert("Skip", isPresented: $isSkipping) {
      Button(chosen?.name ?? "Skip") {}
    }
  }

  private func edit(_ chore: Chore) {
    chosen = chore
    isEditing = true
  }

  private func skip(_ chore: Chore) {
    chosen = chore
    isSkipping = true
  }
}

private struct ChoresTodayView: View {
  let chores: [Chore]
  let onEdit: (Chore) -> Void
  let onSkip: (Chore) -> Void

  var body: some View {
    VStack {
      ForEach(chores) { chore in
        ChoreRow(
          chore: chore,
          onEdit: {
            onEdit(chore)
          },
          onSkip: {
            onSkip(chore)
          }
        )
      }
    }
  }
}
