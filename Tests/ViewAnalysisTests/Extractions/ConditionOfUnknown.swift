import Foundation
import SwiftUI

struct TransferView: View {
  let queue: OperationQueue
  let name: String

  var body: some View {
    VStack {
      Text(queue.name ?? name)
      «»HStack {
        if !queue.isSuspended && name.isEmpty {
          Text("Transferring")
        }
        Text("Files")
      }
    }
  }
}
