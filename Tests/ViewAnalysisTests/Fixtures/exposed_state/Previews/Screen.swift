// profile: strict
import SwiftUI

struct Switch_Previews: PreviewProvider {
  static var previews: some View {
    SwitchWrapper()
  }
}
