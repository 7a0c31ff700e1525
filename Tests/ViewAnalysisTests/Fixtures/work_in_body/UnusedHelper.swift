// profile: strict
import SwiftUI

struct Receipt: View {
  let date: Date

  var body: some View {
    VStack {
      day
    }
  }

  private var day: some View {
    let formatter = DateFormatter()  // expect: work_in_body
    return Text(formatter.string(from: date))
  }

  /// Nothing shows it.
  private var time: some View {
    let formatter = DateFormatter()
    return Text(formatter.string(from: date))
  }
}
