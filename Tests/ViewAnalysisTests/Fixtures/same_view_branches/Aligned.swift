// not with tabs: arguments are aligned in columns
import SwiftUI

struct Benefit: View {
  let title: String
  let subtitle: String

  var body: some View { Text(title + subtitle) }
}

enum Localization {
  static let userProfilesBenefitTitle = "a"
  static let userProfilesBenefitSubtitle = "b"
  static let multiStoresBenefitTitle = "c"
  static let multiStoresBenefitSubtitle = "d"
}

struct Benefits: View {
  @State private var isConnected = false

  var body: some View {
    VStack {
      if isConnected {  // expect: same_view_branches
        Benefit(title: Localization.userProfilesBenefitTitle,
                subtitle: Localization.userProfilesBenefitSubtitle)
      } else {
        Benefit(title: Localization.multiStoresBenefitTitle,
                subtitle: Localization.multiStoresBenefitSubtitle)
      }
    }
  }
}
