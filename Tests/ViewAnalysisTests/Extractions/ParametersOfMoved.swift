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
        linkCell(for: link, isOld: link.id == 0)
      }
    }
  }

  private func «»linkCell(for link: Link, isOld: Bool) -> some View {
    VStack {
      nameLine(link: link, isOld: isOld)
      label("Name", for: link)
      Text(initial(of: link))
    }
  }

  private func nameLine(link: Link, isOld: Bool) -> some View {
    HStack {
      Text(link.name)
      label(isOld ? "Old" : "New", for: link)
    }
  }

  private func label(_ text: String, for link: Link) -> some View {
    Text("\(text): \(link.name)")
  }

  private func initial(of link: Link) -> String {
    String(link.name.prefix(1))
  }
}
