import SwiftUI

struct Prompt<Presenting: View>: View {
  typealias Completion = () -> Void

  @Binding var isShown: Bool
  let presenting: Presenting
  let title: String
  let completion: Completion

  var body: some View {
    GeometryReader { proxy in
      «VStack {
        presenting
        Text(title)
        HStack {
          Text("Done?")
          Button("Dismiss") {
            completion()
            isShown = false
          }
        }
      }»
    }
  }
}
