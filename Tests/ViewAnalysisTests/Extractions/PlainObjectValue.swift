import SwiftUI

final class LessonModel: ObservableObject {
  @Published var progress = 0.5
}

struct LessonView: View {
  var model: LessonModel
  let onClose: () -> Void

  var body: some View {
    VStack {
      progressRow
      Button("Close") { onClose() }
    }
  }

  private var «»progressRow: some View {
    let percentage = Int(model.progress * 100)

    return HStack {
      Text("\(percentage) %")
      ProgressView(value: model.progress)
    }
  }
}
