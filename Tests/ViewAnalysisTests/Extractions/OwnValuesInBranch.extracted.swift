import SwiftUI

struct StatusView: View {
  let isShown: Bool
  @State private var amount = ""
  private let made = Date()

  var body: some View {
    VStack {
      Text("Status")
      if isShown {
        StatusRow(amount: $amount, made: made)
      }
    }
  }
}

private struct StatusRow: View {
  @ScaledMetric private var width: CGFloat = 20
  @AppStorage("shows") private var showsSign = true
  @Binding var amount: String
  let made: Date

  var body: some View {
    HStack {
      Toggle("Sign", isOn: $showsSign)
        .frame(width: width)
      TextField("Amount", text: $amount)
      Text(made.description)
    }
  }
}
