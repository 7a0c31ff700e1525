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
      JobLabel(hasJob: job != nil)
    }
  }
}

private struct JobLabel: View {
  let hasJob: Bool

  var body: some View {
    HStack {
      Circle()
        .fill(hasJob ? Palette.busy : Palette.idle)
        .frame(width: !hasJob ? JobView.Size.idle : JobView.Size.busy)
      Text(hasJob ? "Busy" : "Idle")
    }
  }
}
