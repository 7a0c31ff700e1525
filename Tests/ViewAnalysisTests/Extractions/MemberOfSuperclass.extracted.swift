import SwiftUI

struct LoanView: View {
  @StateObject private var model = LoanModel()

  var body: some View {
    VStack {
      Text("\(model.rate)")
      LoanTermsButton(isDark: model.isDark)
    }
  }
}

private struct LoanTermsButton: View {
  @State private var isOpen = false
  let isDark: Bool

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack {
        Text("Terms")
        Text("Open")
      }
      .foregroundStyle(isDark ? Color.white : Color.black)
    }
    .sheet(isPresented: $isOpen) { Text("All terms") }
  }
}
