// swift-format-ignore-file
import SwiftUI

struct Widths: View {
  let width: CGFloat
  let inset: CGFloat
  let size: CGSize
  let name: String

  var body: some View {
    VStack {
      Text("A").frame(width: width * 2 + inset * 3 - 4 + inset * 5)  // expect: heavy_expression "7 literals and names"
      if width > 3 {
        Text("A" + name + "B" + name + name + name + name)  // expect: heavy_expression
      }
      Text("A")
        .padding(size.width * 2 + (inset - 3) * (inset + 4) / 5)  // expect: heavy_expression
      Text("A").frame(width: width * 2 + inset * 3 - 4)
      Text("A").frame(width: width + width + width + width + width + width + width)
      Text("A").frame(width: 1 + 2 + 3 + 4 + 5 + 6 + 7)
    }
  }

  private var one: some View {
    Text("A").frame(height: width * 2 + inset * 3 - 4 + inset * 5)  // expect: heavy_expression
  }

  private var total: CGFloat { width * 2 + inset * 3 - 4 + inset }

  private var named: some View {
    let height = width * 2 + inset * 3 - 4 + inset * 5
    return Text("A").frame(height: height)
  }

  private var button: some View {
    Button("A") { print(width * 2 + inset * 3 - 4 + inset * 5) }
  }
  @ViewBuilder
  private var conditions: some View {
    Text("A")
      .disabled(
        // expect-next: heavy_expression
        (size.width == 3
          || inset == 4
          || name == "A")
          && width == 3 && inset > 4
      )
  }
}
