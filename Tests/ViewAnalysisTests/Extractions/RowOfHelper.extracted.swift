import SwiftUI

struct HomeView: View {
  let last: String?
  let entries: [String]

  var body: some View {
    VStack {
      Text("Hello")
      lastRecordingSection
    }
  }

  @ViewBuilder private var lastRecordingSection: some View {
    VStack(alignment: .leading) {
      Text("Last Recording")
      if let text = last {
        Text(text)
          .lineLimit(3)
        HomeLastRecordingButtons(entryCount: entries.count, text: text)
      }
    }
  }
}

private struct HomeLastRecordingButtons: View {
  let entryCount: Int
  let text: String

  var body: some View {
    HStack(spacing: 8) {
      CopyButton(text: text)
        .frame(maxWidth: .infinity)
      RevertButton(count: entryCount)
        .frame(maxWidth: .infinity)
    }
  }
}

struct CopyButton: View {
  let text: String
  var body: some View { Text(text) }
}

struct RevertButton: View {
  let count: Int
  var body: some View { Text("\(count)") }
}
