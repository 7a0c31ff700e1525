import SwiftUI

struct Badge: View {
  let title: String
  @ScaledMetric private var size = 12.0  // expect: property_order "The scaled value `size`"

  var body: some View { Text(title).font(.system(size: size)) }
}
