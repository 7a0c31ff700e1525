// profile: recommended
import SwiftUI

/// Two of the same title are the same to code, but not to the user.
struct Exercise: Hashable {
  var title: String
}

final class Training: ObservableObject {
  @Published var exercises: [Exercise] = []
  @Published var finished: [Exercise] = []

  func skip(_ index: Int) { exercises.remove(at: index) }

  func finish(_ exercise: Exercise) { finished.append(exercise) }
}
