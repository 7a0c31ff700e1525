// profile: recommended
import SwiftUI

/// Its only caller makes the elements, with new ids, in each update.
struct Wheel: View {
  let axes: [Axis]

  var body: some View {
    ForEach(Array(axes.enumerated()), id: \.offset) { index, axis in
      Text("\(index) \(axis.title)")
    }
  }
}

/// Its caller hands on what is replaced as a whole.
struct Spokes: View {
  let axes: [Axis]

  var body: some View {
    ForEach(Array(axes.enumerated()), id: \.offset) { index, axis in
      Text("\(index) \(axis.title)")
    }
  }
}

struct KeptSpokes: View {
  let axes: [Axis]

  var body: some View {
    ForEach(Array(axes.enumerated()), id: \.offset) { index, axis in  // expect: positional_id
      Text("\(index) \(axis.title)")
    }
  }
}

struct Frame: View {
  let axes: [Axis]

  var body: some View { Spokes(axes: axes).padding() }
}
