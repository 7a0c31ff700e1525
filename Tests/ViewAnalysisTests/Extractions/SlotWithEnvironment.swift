import SwiftUI

struct SpeedView: View {
  @Environment(\.locale) private var locale
  let limit: Int
  private let speed = (1...3).map { $0 }.randomElement()

  var body: some View {
    VStack {
      «»VStack {
        Text("Speed")
        Text("Limit: \(limit)")
        Text(locale.identifier)
        HStack {
          Image(systemName: "gauge")
          Text(String(describing: speed) + locale.identifier)
        }
        Text("Drive carefully")
        Text("Drive slowly")
      }
      Spacer()
    }
  }
}
