import SwiftUI

enum FileIcon {
  static func image(for path: String) -> String { path }
}

struct FileIconView: View {
  let path: String

  var body: some View {
    FileIconImage(path: path).frame(width: 14)
  }
}

private struct FileIconImage: View {
  let path: String

  var body: some View {
    if path.isEmpty {
      Image(systemName: "doc")
    } else {
      Image(FileIcon.image(for: path))
    }
  }
}
