import SwiftUI

struct KitchenView: View {
  @State private var ovenTemperature = 180

  var body: some View {
    VStack {
      Text("\(ovenTemperature)")
      KitchenOvenTemperatureStepper(ovenTemperature: $ovenTemperature)
    }
  }
}

private struct KitchenOvenTemperatureStepper: View {
  @Binding var ovenTemperature: Int

  var body: some View {
    HStack {
      Stepper("How hot the oven should be", value: $ovenTemperature)
      Image(systemName: "flame")
    }
  }
}
