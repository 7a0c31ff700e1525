import SwiftUI

struct HoverRow<Content: View>: View {
  let title: String
  @ViewBuilder let content: (_ isHovered: Bool) -> Content

  var body: some View {
    HStack { content(title.isEmpty) }
  }
}
