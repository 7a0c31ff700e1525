import Foundation
import SwiftUI

struct LogView: View {
  @State private var handle: FileHandle?

  var body: some View {
    VStack {
      Text(handle == nil ? "Closed" : "Open")
      Button("Open") { handle = FileHandle.standardInput }
      «HStack {
        Text("Log")
        Button("Close") { handle?.closeFile() }
      }»
    }
  }
}
