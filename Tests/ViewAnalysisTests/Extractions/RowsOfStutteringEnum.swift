import SwiftUI

enum ManageSelection: String, CaseIterable {
  case members, notices
}

struct ClubManagementView: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      VStack(spacing: 0) {
        «ForEach(ManageSelection.allCases, id: \.rawValue) { selection in
          HStack {
            Text(selection.rawValue)
            Spacer()
          }
        }»
      }
      .padding()
    }
  }
}
