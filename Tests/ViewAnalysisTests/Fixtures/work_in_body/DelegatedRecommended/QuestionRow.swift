import SwiftUI

struct QuestionRow: View {
  let question: Question

  var body: some View {
    VStack {
      Text(question.age)  // expect: work_in_body "reads `age`, and each time that creates a new `DateFormatter`"
      Text(question.days)
      Text(question.stamp)  // expect: work_in_body "`DateFormatter`"
      Text(question.heading(prefix: "+"))  // expect: work_in_body
      Button("Share") { print(question.age) }
    }
  }
}
