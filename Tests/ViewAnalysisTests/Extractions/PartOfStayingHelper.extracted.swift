import SwiftUI

struct RouteView: View {
  let color: Color

  var body: some View {
    VStack {
      connectionRail
      Text("Arrived")
    }
  }

  private var connectionRail: some View {
    VStack {
      Divider()
      RouteConnectionRailIcon(color: color)
    }
  }
}

private struct RouteConnectionRailIcon: View {
  let color: Color

  var body: some View {
    ZStack {
      Circle()
        .fill(color)
        .frame(width: 36, height: 36)
        .shadow(radius: 8)
      Image(systemName: "arrow.down")
        .foregroundStyle(color)
    }
  }
}
