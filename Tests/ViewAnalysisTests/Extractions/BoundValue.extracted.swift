import SwiftUI

struct KitchenView: View {
  let label: String
  @State private var ovenTemperature = 180

  var body: some View {
    VStack {
      Text("\(ovenTemperature)")
      KitchenOvenTemperatureStepper(ovenTemperature: $ovenTemperature, label: label)
    }
  }
}

private struct KitchenOvenTemperatureStepper: View {
  @Binding var ovenTemperature: Int
  let label: String

  var body: some View {
    HStack {
      Stepper(label, value: $ovenTemperature)
      Image(systemName: "flame")
    }
  }
}
