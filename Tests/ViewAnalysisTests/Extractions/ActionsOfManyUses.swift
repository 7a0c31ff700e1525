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
        footer
      } else {
        footer
        footer
      }
    }
  }

  private var «»footer: some View {
    HStack {
      Text("Guide")
      Button("Next") { model.next() }
      Button("Skip") { model.skip() }
    }
  }
}
