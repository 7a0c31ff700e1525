// profile: recommended
import SwiftUI

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
