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

struct Form {
  var tags: [String] = []
}

struct Plan {
  let exercises: [Exercise]
}

/// Parts of what a view is given, and of what it changes, are no lists that it is given.
struct PlanEditor: View {
  @Binding var form: Form
  let plan: Plan

  var body: some View {
    let exercises = plan.exercises
    VStack {
      ForEach(form.tags.indices, id: \.self) { index in
        TextField("Tag", text: $form.tags[index])
      }
      ForEach(exercises.indices, id: \.self) { index in
        ExerciseRow(exercise: exercises[index])
      }
    }
  }
}
