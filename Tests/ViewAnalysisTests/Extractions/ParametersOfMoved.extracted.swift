import SwiftUI

struct Link: Identifiable {
  let id: Int
  let name: String
}

struct LinkListView: View {
  let links: [Link]

  var body: some View {
    VStack {
      ForEach(links) { link in
        LinkListCell(link: link, isOld: link.id == 0)
      }
    }
  }
}

private struct LinkListCell: View {
  let link: Link
  let isOld: Bool

  var body: some View {
    VStack {
      nameLine
      label("Name")
      Text(initial)
    }
  }

  private var nameLine: some View {
    HStack {
      Text(link.name)
      label(isOld ? "Old" : "New")
    }
  }

  private func label(_ text: String) -> some View {
    Text("\(text): \(link.name)")
  }

  private var initial: String {
    String(link.name.prefix(1))
  }
}
