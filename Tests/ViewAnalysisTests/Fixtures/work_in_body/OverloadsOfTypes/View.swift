import SwiftUI

/// Only one type has a method of the one name; of the other, two do.
struct ClockView<Model: Countable>: View {
  let model: Model

  var body: some View {
    VStack {
      Text(abs(model.rest).clockText())
      Text(model.start.dayText())  // expect: work_in_body
    }
  }
}

protocol Countable {
  var rest: Int { get }
  var start: Date { get }
}
