import SwiftUI

struct SpeedView: View {
  let limit: Int
  private let speed = (1...3).map { $0 }.randomElement()

  var body: some View {
    VStack {
      «»VStack {
        Text("Speed")
        Text("Limit: \(limit)")
        Divider()
        HStack {
          Image(systemName: "gauge")
          Text(String(describing: speed))
        }
        Text("Drive carefully")
      }
      Spacer()
    }
  }
}
