// profile: recommended
import SwiftUI

struct Exercise {
  let name: String
}

struct ExerciseRow: View {
  let exercise: Exercise
  @State private var isOpen = false

  var body: some View { Text(isOpen ? exercise.name : "…") }
}

/// Another list with another update leaves the rows' states where they are.
struct Exercises: View {
  let exercises: [Exercise]

  var body: some View {
    VStack {
      ForEach(exercises.indices, id: \.self) { index in  // expect: positional_id "Give `Exercise` an `id`"
        ExerciseRow(exercise: exercises[index])
      }
      ForEach(exercises.indices, id: \.self) { index in
        Text(exercises[index].name)
      }
    }
  }
}
