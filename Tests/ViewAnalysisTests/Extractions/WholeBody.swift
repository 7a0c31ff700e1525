// not: It is all of the body
import SwiftUI

struct CardView: View {
  let title: String

  var body: some View {
    self.content
  }

  private var «»content: some View {
    VStack {
      Text(title)
      Text("Card")
    }
  }
}
