import Foundation
import SwiftUI

struct TransferView: View {
  let queue: OperationQueue
  let name: String

  var body: some View {
    VStack {
      Text(queue.name ?? name)
      TransferRow(isSuspended: queue.isSuspended, name: name)
    }
  }
}

private struct TransferRow: View {
  let isSuspended: Bool
  let name: String

  var body: some View {
    HStack {
      if !isSuspended && name.isEmpty {
        Text("Transferring")
      }
      Text("Files")
    }
  }
}
