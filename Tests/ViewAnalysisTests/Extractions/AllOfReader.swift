// not: It is all that the `GeometryReader` shows, which belongs to it.
import SwiftUI

struct WaveView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      GeometryReader { proxy in
        let width = proxy.size.width
        ZStack {«»
          Circle()
            .frame(width: width)
          Text(title)
        }
      }
    }
  }
}
