import Foundation
import SwiftUI

struct TransferView: View {
  let queue: OperationQueue
  let name: String

  var body: some View {
    VStack {
      Text(queue.name ?? name)
      TransferRow(queue: queue, name: name)
    }
  }
}

private struct TransferRow: View {
  let queue: OperationQueue
  let name: String

  var body: some View {
    HStack {
      if !queue.isSuspended && name.isEmpty {
        Text("Transferring")
      }
      Text("Files")
    }
  }
}
