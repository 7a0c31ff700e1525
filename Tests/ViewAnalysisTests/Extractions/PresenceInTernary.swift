import SwiftUI

enum Palette {
  static let idle = Color.gray
  static let busy = Color.green
}

struct JobView: View {
  enum Size {
    static let idle: CGFloat = 8
    static let busy: CGFloat = 12
  }

  let job: String?

  var body: some View {
    VStack {
      Text(job ?? "")
        .font(.system(size: Size.idle))
      «»HStack {
        Circle()
          .fill(job == nil ? Palette.idle : Palette.busy)
          .frame(width: job == nil ? Size.idle : Size.busy)
        Text(job == nil ? "Idle" : "Busy")
      }
    }
  }
}
