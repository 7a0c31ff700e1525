import SwiftUI

struct CanalView: View {
  private let mud = Color.brown.opacity(0.5)

  var body: some View {
    VStack {
      CanalRow(mud: mud)
      Circle().fill(mud)
    }
  }
}

private struct CanalRow: View {
  let mud: Color

  var body: some View {
    HStack {
      Text("Canal").foregroundStyle(mud)
      Text("Lock")
    }
  }
}

#Preview {
  let mud = CanalView()
  return mud.background(Color.brown)
}
