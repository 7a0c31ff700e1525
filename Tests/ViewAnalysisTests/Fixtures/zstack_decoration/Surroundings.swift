// not type-checked: uses macOS's control state
import SwiftUI

struct Panel: View {
  var body: some View {
    HStack {
      ZStack {  // expect: zstack_decoration
        Color.clear.background(.ultraThickMaterial).environment(\.controlActiveState, .active).cornerRadius(6)
        ZStack {
          Text("A")
        }
        .padding(8)
      }
    }
  }
}
