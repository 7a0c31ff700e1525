import SwiftUI

struct LoanView: View {
  @StateObject private var model = LoanModel()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("\(model.rate)")
      terms
    }
  }

  private var «»terms: some View {
    Button {
      isOpen = true
    } label: {
      HStack {
        Text("Terms")
        Text("Open")
      }
      .foregroundStyle(model.isDark ? Color.white : Color.black)
    }
    .sheet(isPresented: $isOpen) { Text("All terms") }
  }
}
