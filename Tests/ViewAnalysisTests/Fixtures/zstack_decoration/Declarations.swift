import SwiftUI

/// A constant between the views is no layer.
struct Profile: View {
  let name: String
  let count: Int

  var body: some View {
    ZStack(alignment: .topTrailing) {  // expect: zstack_decoration "Put it on"
      Image(name)
        .resizable()
        .frame(width: 80, height: 80)
      let text = "\(count)"
      Text(text)
        .font(.caption)
        .padding(4)
        .background(Capsule().fill(.red))
    }
  }
}
