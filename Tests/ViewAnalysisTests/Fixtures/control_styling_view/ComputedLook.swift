// profile: recommended
import SwiftUI

/// It finds out itself whether it is the one that is selected.
struct SizeButton: View {
  let title: String
  let size: Int
  let currentSize: Int
  let action: () -> Void

  private var isSelected: Bool { size == currentSize }

  var body: some View {
    Button(action: action) {
      Text(title)
        .padding(4)
        .background(isSelected ? .blue : .gray)
        .foregroundStyle(.white)
    }
  }
}

/// It is told.
struct ToldButton: View {  // expect: control_styling_view
  let title: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .padding(4)
        .background(isSelected ? .blue : .gray)
        .foregroundStyle(.white)
    }
  }
}

struct Sizes: View {
  @State private var size = 1

  var body: some View {
    HStack {
      SizeButton(title: "Small", size: 1, currentSize: size) { size = 1 }
      SizeButton(title: "Large", size: 2, currentSize: size) { size = 2 }
      ToldButton(title: "Huge", isSelected: size == 3) { size = 3 }
      ToldButton(title: "Tiny", isSelected: size == 4) { size = 4 }
    }
  }
}
