import SwiftUI

struct AnswerView: View {
  let failure: String?
  let text: String
  let isWaiting: Bool

  var body: some View {
    VStack {
      Text("Answer")
      Text("Question")
      ScrollView {
        Group {
          «if let failure {
            Text("Failed: \(failure)").foregroundStyle(.red)
          } else if !text.isEmpty {
            Text(text).padding()
          } else if isWaiting {
            Text("Waiting").padding()
          } else {
            Text("Nothing").padding()
          }»
        }
      }
    }
  }
}
