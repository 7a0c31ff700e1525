import SwiftUI

struct LineDivider: View {
  var body: some View { Divider() }
}

struct QuotaView: View {
  let share: Double

  var body: some View { ProgressView(value: share) }
}

struct DrawerView: View {
  let isLimited: Bool
  let share: Double

  var body: some View {
    List {
      Text("Folders")
      «if isLimited {
        LineDivider()
        QuotaView(share: share)
      }»
      Text("Help")
    }
  }
}
