import SwiftUI

final class LessonModel: ObservableObject {
  @Published var progress = 0.5
}

struct LessonView: View {
  var model: LessonModel
  let onClose: () -> Void

  var body: some View {
    VStack {
      LessonProgressRow(progress: model.progress)
      Button("Close") { onClose() }
    }
  }
}

private struct LessonProgressRow: View {
  let progress: Double

  var body: some View {
    let percentage = Int(progress * 100)

    HStack {
      Text("\(percentage) %")
      ProgressView(value: progress)
    }
  }
}
