import SwiftUI

struct GuestCell: View {
  let name: String
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(name)
      «»if isSelected {
        Image(systemName: "checkmark.circle.fill")
          .foregroundColor(.blue)
      } else {
        Image(systemName: "circle")
          .foregroundColor(.gray)
      }
    }
  }
}
