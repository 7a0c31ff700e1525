import SwiftUI

extension View {
  func modifier<Changed: View>(@ViewBuilder _ change: (Self) -> Changed) -> some View { change(self) }
}
