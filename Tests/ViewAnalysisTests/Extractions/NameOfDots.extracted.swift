import SwiftUI

enum Lesson: Int, CaseIterable { case one, two }

struct TourView: View {
  let lesson: Lesson

  var body: some View {
    VStack {
      Text("Tour")
      HStack {
        TourLessonDots(lesson: lesson)
      }
    }
  }
}

private struct TourLessonDots: View {
  let lesson: Lesson

  var body: some View {
    ForEach(Lesson.allCases, id: \.self) { other in
      Circle()
        .frame(width: 8, height: 8)
        .foregroundStyle(other == lesson ? .red : .gray)
    }
  }
}
