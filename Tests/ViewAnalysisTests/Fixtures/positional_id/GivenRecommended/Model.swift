// profile: recommended
import SwiftUI

struct Axis: Identifiable {
  let id = UUID()
  let title: String
}

final class Axes: ObservableObject {
  @Published var all: [Axis] = []
  @Published var kept: [Axis] = []

  func load(_ titles: [String]) {
    all = titles.map { Axis(title: $0) }
    kept.append(Axis(title: "New"))
  }
}
