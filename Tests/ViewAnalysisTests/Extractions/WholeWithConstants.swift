// not: no candidate
import SwiftUI

/// Beside the piece, the body only has what the piece uses: it would be a shell.
struct LevelView: View {
  @State private var level = 7.0

  var body: some View {
    let rounded = Int(level)
    «»VStack {
      Text("\(rounded)")
      Slider(value: $level)
    }
  }
}
