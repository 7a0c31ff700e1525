import SwiftUI

struct QuotaCard: View {
  let used: Double
  let name: String

  var body: some View {
    VStack {
      Text(name)
      GeometryReader { geometry in
        «ZStack(alignment: .leading) {
          Capsule()
            .fill(.gray)
          Capsule()
            .fill(.blue)
            .frame(width: geometry.size.width * used)
        }»
      }
    }
  }
}
