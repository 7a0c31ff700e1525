import SwiftUI

struct AssignmentCard: View {
  let isBusy: Bool
  let minutes: Int
  let onAdvance: () -> Void

  var body: some View {
    VStack {
      Text("Assignment")
      Button(action: onAdvance) {
        HStack {
          AssignmentCardAdvanceLabel(isBusy: isBusy, minutes: minutes)
        }
      }
      Text("\(minutes)")
    }
  }
}

private struct AssignmentCardAdvanceLabel: View {
  let isBusy: Bool
  let minutes: Int

  var body: some View {
    if isBusy {
      ProgressView()
    } else {
      Label("\(minutes)", systemImage: "clock")
    }
  }
}
