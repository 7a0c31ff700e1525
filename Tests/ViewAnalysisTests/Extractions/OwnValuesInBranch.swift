import SwiftUI

struct StatusView: View {
  let isShown: Bool
  @ScaledMetric private var width: CGFloat = 20
  @AppStorage("shows") private var showsSign = true
  @State private var amount = ""
  private let made = Date()

  var body: some View {
    VStack {
      Text("Status")
      if isShown {
        «»HStack {
          Toggle("Sign", isOn: $showsSign)
            .frame(width: width)
          TextField("Amount", text: $amount)
          Text(made.description)
        }
      }
    }
  }
}
