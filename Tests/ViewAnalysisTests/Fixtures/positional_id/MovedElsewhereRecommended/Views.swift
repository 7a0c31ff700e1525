// profile: recommended
import SwiftUI

struct TrainingView: View {
  @ObservedObject var training: Training

  var body: some View {
    ForEach(training.exercises.indices, id: \.self) { index in  // expect: positional_id
      Text(training.exercises[index].title)
    }
    // Nothing moves these.
    ForEach(training.finished.indices, id: \.self) { index in
      Text(training.finished[index].title)
    }
  }
}
