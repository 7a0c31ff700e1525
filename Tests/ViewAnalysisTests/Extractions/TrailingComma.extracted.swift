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
    OrchardPlotContent(
      yieldOfLastYear: yieldOfLastYear,
      isIrrigatedBySprinklers: isIrrigatedBySprinklers,
      trees: trees,
    )
  }
}

private struct OrchardPlotContent: View {
  let yieldOfLastYear: Int
  let isIrrigatedBySprinklers: Bool
  let trees: [String]

  var body: some View {
    VStack {
      Text("\(yieldOfLastYear)")
      Text(isIrrigatedBySprinklers ? "Wet" : "Dry")
      ForEach(trees, id: \.self) { tree in
        Text(tree)
      }
    }
  }
}
