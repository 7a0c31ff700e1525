import SwiftUI

struct EpisodeDetails: View {
  let length: String
  let warnings: [String]
  let file: String?

  var body: some View {
    VStack {
      Text("Episode")
      Text("Everything about it")
      EpisodeDetailsRows(length: length, file: file, warnings: warnings)
    }
  }
}

private struct EpisodeDetailsRows: View {
  let length: String
  let file: String?
  let warnings: [String]

  var body: some View {
    VStack(alignment: .leading) {
      detailRow(label: "Length", value: length)
      if let file {
        detailRow(label: "File", value: file)
      }
      ForEach(warnings, id: \.self) { warning in
        detailRow(label: "Warning", value: warning)
      }
    }
  }

  private func detailRow(label: String, value: String) -> some View {
    HStack {
      Text(label)
      Text(value)
    }
  }
}
