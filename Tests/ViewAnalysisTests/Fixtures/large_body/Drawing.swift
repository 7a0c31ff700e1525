// profile: recommended
// option: max_lines = 8
import SwiftUI

/// What draws can't be a view type.
struct Board: View {
  let size: Int

  var body: some View {
    Canvas { context, _ in
      print("1", context)
      print("2")
      print("3")
      print("4")
      print("5")
      print("6")
      print("7")
      print("8")
    }
  }
}
