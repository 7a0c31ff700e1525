// profile: strict
import SwiftUI

struct SyncButton: View {
  let sync: () async -> Void

  var body: some View {
    Button("Sync") { _Concurrency.Task { await sync() } }
  }
}
