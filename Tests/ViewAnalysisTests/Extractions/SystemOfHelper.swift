import SwiftUI

struct BadgeView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("Badge")
      if #available(iOS 18, macOS 15, *) {
        glass
      }
    }
  }

  @available(iOS 18, macOS 15, *)
  private var «»glass: some View {
    HStack {
      Text("\(count)")
      Image(systemName: "bell")
    }
  }
}
