import SwiftUI

final class GuideModel: ObservableObject {
  @Published var step = 0
  func next() {}
  func skip() {}
}

struct GuideView: View {
  @ObservedObject var model: GuideModel
  let isWide: Bool

  var body: some View {
    VStack {
      Text("\(model.step)")
      if isWide {
        GuideFooter(model: model)
      } else {
        GuideFooter(model: model)
        GuideFooter(model: model)
      }
    }
  }
}

private struct GuideFooter: View {
  let model: GuideModel

  var body: some View {
    HStack {
      Text("Guide")
      Button("Next") { model.next() }
      Button("Skip") { model.skip() }
    }
  }
}
