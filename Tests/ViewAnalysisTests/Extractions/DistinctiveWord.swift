import SwiftUI

struct Repository {
  let name: String
  let readme: String?
  let isReadmeFolded: Bool
  let readmeLength: Int
}

func rendered(readme: String) -> AttributedString { AttributedString(readme) }

struct RepositoryView: View {
  let repository: Repository
  let isLoading: Bool
  let onOpen: () -> Void

  var body: some View {
    VStack {
      Text(repository.name)
        .font(.headline)
      Button("Open", action: onOpen)
        .padding()
        .disabled(isLoading)
      «»VStack {
        if isLoading {
          ProgressView()
        } else if let readme = repository.readme {
          Text(rendered(readme: readme))
            .lineLimit(repository.isReadmeFolded ? 4 : nil)
          Text("\(repository.readmeLength) lines")
        }
      }
      Text("The names of all who have taken part are kept with the code.")
        .font(.footnote)
        .padding(.vertical)
    }
  }
}
