import SwiftUI

struct SyncDialog: View {
  let actions: [String]

  var body: some View {
    VStack {
      Text("Synchronize")
      plannedActions
    }
  }

  private var plannedActions: some View {
    VStack {
      Text("Planned")
      SyncDialogPlannedActionList(actions: actions)
    }
  }
}

private struct SyncDialogPlannedActionList: View {
  let actions: [String]

  var body: some View {
    List(actions, id: \.self) { action in
      HStack {
        Text(action)
        Spacer()
        Image(systemName: "arrow.down")
      }
    }
  }
}
