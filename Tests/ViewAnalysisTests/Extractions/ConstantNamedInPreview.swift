import SwiftUI

struct CanalView: View {
  private let mud = Color.brown.opacity(0.5)

  var body: some View {
    VStack {
      «»HStack {
        Text("Canal").foregroundStyle(mud)
        Text("Lock")
      }
      Circle().fill(mud)
    }
  }
}

#Preview {
  let mud = CanalView()
  return mud.background(Color.brown)
}
