import SwiftUI

struct OrchardPlot: View {
  let trees: [String]
  let yieldOfLastYear: Int
  let isIrrigatedBySprinklers: Bool

  var body: some View {
    Text(
      "Plot",
      comment: "A piece of land",
    )
    «»VStack {
      Text("\(yieldOfLastYear)")
      Text(isIrrigatedBySprinklers ? "Wet" : "Dry")
      ForEach(trees, id: \.self) { tree in
        Text(tree)
      }
    }
  }
}
