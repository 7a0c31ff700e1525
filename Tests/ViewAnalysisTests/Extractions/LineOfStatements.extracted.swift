import SwiftUI

struct AxisView: View {
  var body: some View {
    HStack {
      AxisMarkView(text: "First quarter"); Spacer(); AxisMarkView(text: "Second quarter"); Spacer(); AxisMarkView(text: "Third quarter"); Spacer(); AxisMarkView(text: "Fourth")
    }
  }
}

private struct AxisMarkView: View {
  let text: String

  var body: some View {
    VStack {
      Divider()
      Text(text)
    }
  }
}
