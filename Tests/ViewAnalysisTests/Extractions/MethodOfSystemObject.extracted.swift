import Foundation
import SwiftUI

struct LogView: View {
  @State private var handle: FileHandle?

  var body: some View {
    VStack {
      Text(handle == nil ? "Closed" : "Open")
      Button("Open") { handle = FileHandle.standardInput }
      LogRow(handle: handle)
    }
  }
}

private struct LogRow: View {
  let handle: FileHandle?

  var body: some View {
    HStack {
      Text("Log")
      Button("Close") { handle?.closeFile() }
    }
  }
}
