import SwiftUI

struct Columns<First: View, Second: View>: View {
  @ViewBuilder let folderList: First
  @ViewBuilder let second: Second

  var body: some View {
    HStack {
      folderList
      second
    }
  }
}

struct MailView: View {
  @State private var isBusy = false
  let folders: [String]

  var body: some View {
    Columns(
      folderList: {
        MailFolderList(folders: folders, isBusy: isBusy)
      },
      second: {
        Button("Refresh") { isBusy = true }
      })
  }
}

private struct MailFolderList: View {
  let folders: [String]
  let isBusy: Bool

  var body: some View {
    ZStack {
      List(folders, id: \.self) { Text($0) }
      if isBusy { ProgressView() }
    }
  }
}
