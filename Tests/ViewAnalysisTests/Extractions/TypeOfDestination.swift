import SwiftUI

struct Course: Hashable, Identifiable {
  var id: Int
  var name: String
}

struct CoursesView: View {
  @State private var selection: Course?

  var body: some View {
    NavigationStack {
      Text("Courses")
        .navigationDestination(for: Course.self) { course in
          VStack {
            «»VStack {
              Text(course.name)
              Text(String(course.id))
            }
            Text("Course")
          }
        }
    }
  }
}
