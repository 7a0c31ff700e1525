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
          «»if isBusy {
            ProgressView()
          } else {
            Label("\(minutes)", systemImage: "clock")
          }
        }
      }
      Text("\(minutes)")
    }
  }
}
