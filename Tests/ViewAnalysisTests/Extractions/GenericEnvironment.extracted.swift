import SwiftUI

protocol Connecting: ObservableObject {
  var isOn: Bool { get }
}

protocol Syncing: ObservableObject {
  associatedtype Entry: Hashable
  var last: Entry { get }
  var isSyncing: Bool { get }
}

struct SyncView<VPN: Connecting, FS: Syncing>: View where FS.Entry == String {
  @EnvironmentObject private var vpn: VPN

  var body: some View {
    VStack {
      SyncStatus<FS>()
      Text(vpn.isOn ? "On" : "Off")
    }
  }
}

private struct SyncStatus<FS: Syncing>: View where FS.Entry == String {
  @EnvironmentObject private var fileSync: FS

  var body: some View {
    HStack {
      Text(fileSync.last)
      Toggle("Syncs", isOn: .constant(fileSync.isSyncing))
    }
  }
}
