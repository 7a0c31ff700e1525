import SwiftUI

final class CourseModel: ObservableObject {
  @Published var names: [String] = []
  @Published var selected = ""
  func isTeacher(of name: String) -> Bool { name == selected }
}

struct CourseView: View {
  @ObservedObject var model: CourseModel
  var names: [String] { return model.names }

  var body: some View {
    VStack {
      Text("Courses of \(names.count)")
      CourseContent(model: model)
    }
  }
}

private struct CourseContent: View {
  @ObservedObject var model: CourseModel

  var body: some View {
    VStack {
      TextField("Course", text: $model.selected)
      Text(model.isTeacher(of: "A") ? "Teacher" : "Student")
      ForEach(model.names, id: \.self) { Text($0) }
    }
  }
}
