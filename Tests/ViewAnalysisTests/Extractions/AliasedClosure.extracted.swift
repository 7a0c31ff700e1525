import SwiftUI

struct Prompt<Presenting: View>: View {
  typealias Completion = () -> Void

  @Binding var isShown: Bool
  let presenting: Presenting
  let title: String
  let completion: Completion

  var body: some View {
    GeometryReader { proxy in
      PromptContent(isShown: $isShown, presenting: presenting, title: title, completion: completion)
    }
  }
}

private struct PromptContent<Presenting: View>: View {
  @Binding var isShown: Bool
  let presenting: Presenting
  let title: String
  let completion: () -> Void

  var body: some View {
    VStack {
      presenting
      Text(title)
      HStack {
        Text("Done?")
        Button("Dismiss") {
          completion()
          isShown = false
        }
      }
    }
  }
}
