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

struct Diagram: View {
  @ObservedObject var model: Axes
  let titles: [String]

  var body: some View {
    let axes = titles.map { Axis(title: $0) }
    VStack {
      Wheel(axes: axes)
      Frame(axes: model.all)
      KeptSpokes(axes: model.kept)
    }
  }
}

struct Frame: View {
  let axes: [Axis]

  var body: some View { Spokes(axes: axes).padding() }
}
