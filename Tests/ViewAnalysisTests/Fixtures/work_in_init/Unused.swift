// profile: recommended
import SwiftUI

struct AmountField: View {
  let amount: Double
  let unused: NumberFormatter = {
    let unused = NumberFormatter()  // expect: work_in_init "Nothing uses `unused`: remove it."
    unused.numberStyle = .decimal
    return unused
  }()
  let formatter = NumberFormatter()  // expect: work_in_init "Keep one in a `static let`"

  var body: some View {
    Text(formatter.string(from: amount as NSNumber) ?? "")
  }
}
