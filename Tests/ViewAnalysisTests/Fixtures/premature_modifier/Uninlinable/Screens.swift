import SwiftUI

struct OtherScreen: View {
  var body: some View { Text("b").framed().dim(true) }
}
