import SwiftUI

extension View {
  func printed() -> some View {
    padding().environment(\.colorScheme, .light)
  }
}
