// profile: recommended
import SwiftUI

extension Color {
  static let paper = Color("Paper")
  static let glow = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
}

extension Color {
  static let highlight = Color.glow
}

struct Backdrop: View {
  @Environment(\.colorScheme) private var scheme
  let isCalm: Bool

  var body: some View {
    VStack {
      if scheme == .light {  // expect: same_view_branches "Both branches show `Color`, with a different color"
        Color.white
      } else {
        Color.black
      }
      if scheme == .light {  // expect: same_view_branches
        Color.paper
          .cornerRadius(9)
      } else {
        Color.black
          .cornerRadius(9)
      }
      if scheme == .light {
        Color.highlight
      } else {
        Color.black
      }
      if scheme == .light {
        Color.glow
      } else {
        Color.black
      }
      if scheme == .light {
        Color.white
          .frame(height: 2)
      } else {
        Color.black
      }
      if scheme == .light {
        Color.white
      } else {
        Rectangle()
      }
    }
  }
}
