import SwiftUI

struct Card: View {
  var body: some View { Text("c").padding(4).background(.red).opacity(0.5) }
}
