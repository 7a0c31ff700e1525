import SwiftUI

enum FileIcon {
  static func image(for path: String) -> String { path }
}

struct FileIconView: View {
  let path: String

  var body: some View {
    icon.frame(width: 14)
  }

  @ViewBuilder private var «»icon: some View {
    if path.isEmpty {
      Image(systemName: "doc")
    } else {
      Image(FileIcon.image(for: path))
    }
  }
}
