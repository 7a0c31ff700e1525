import SwiftUI

struct KitchenView: View {
  let label: String
  @State private var ovenTemperature = 180

  var body: some View {
    VStack {
      Text("\(ovenTemperature)")
      «»HStack {
        Stepper(label, value: $ovenTemperature)
        Image(systemName: "flame")
      }
    }
  }
}
