import SwiftUI

enum Lesson: Int, CaseIterable { case one, two }

struct TourView: View {
  let lesson: Lesson

  var body: some View {
    VStack {
      Text("Tour")
      HStack {
        «ForEach(Lesson.allCases, id: \.self) { other in
          Circle()
            .frame(width: 8, height: 8)
            .foregroundStyle(other == lesson ? .red : .gray)
        }»
      }
    }
  }
}
