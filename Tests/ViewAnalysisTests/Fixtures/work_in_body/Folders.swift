// profile: strict
import SwiftUI

extension FileManager {
  static func documents() -> URL? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  }
}

/// Where a folder is looks at no file; whether something is in it does.
struct Place: View {
  var body: some View {
    VStack {
      Text(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.path ?? "")
      Text(FileManager.documents()?.path ?? "")
      Text(FileManager.default.fileExists(atPath: "a") ? "Yes" : "No")  // expect: work_in_body
    }
  }
}
