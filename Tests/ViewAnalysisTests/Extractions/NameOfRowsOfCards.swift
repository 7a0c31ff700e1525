import SwiftUI

struct WorkoutEntry {
  let name: String
}

struct Workout {
  var entries: [WorkoutEntry]
}

struct WorkoutSummary: View {
  let workout: Workout

  var body: some View {
    VStack {
      Text("Exercises")
      Text("All of them")
      «»ForEach(workout.entries.indices, id: \.self) { index in
        let entry = workout.entries[index]
        ExerciseCard(entry: entry)
      }
    }
  }
}

struct ExerciseCard: View {
  let entry: WorkoutEntry

  var body: some View { Text(entry.name) }
}
