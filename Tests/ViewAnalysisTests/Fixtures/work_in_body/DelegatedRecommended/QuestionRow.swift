import SwiftUI

struct QuestionRow: View {
  let question: Question
  let day: Day
  let visit: Visit

  var body: some View {
    VStack {
      Text(question.age)  // expect: work_in_body "reads `age`, and each time that creates a new `DateFormatter`"
      Text(question.days)
      Text(question.stamp)  // expect: work_in_body "`DateFormatter`"
      Text(question.heading(prefix: "+"))  // expect: work_in_body
      Text(day.text)
      Text(visit.age)
      Button("Share") { print(question.age) }
    }
  }
}
