import SwiftUI

extension View {
  func tracked(_ name: String) -> some View { modifier(Tracking(name: name)) }

  func noted(_ name: String) -> some View { onDisappear { print(name) } }

  func framed() -> some View { modifier(Framing()) }
}
