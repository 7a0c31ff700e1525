import SwiftUI

struct TopicsView: View {
  let share: Double

  var body: some View {
    HStack {
      Text("Topics")
      «»VStack {
        ProgressBar(share: share)
        progressLabel
      }
    }
  }

  private var progressLabel: some View {
    Text(share.formatted())
  }
}

struct ProgressBar: View {
  let share: Double

  var body: some View {
    Rectangle().frame(width: share)
  }
}
