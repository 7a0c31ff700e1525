import SwiftUI

struct CaseListView: View {
  let names: [String]

  var body: some View {
    Section {
      ForEach(names, id: \.self) { name in
        «»VStack {
          if name.isEmpty {
            emptyCell
          } else {
            nameCell(for: name)
          }
        }
        .padding()
      }
    }
  }
}

// MARK: - Cells

extension CaseListView {
  private var emptyCell: some View {
    HStack {
      icon()
      Text("No name")
    }
  }

  private func nameCell(for name: String) -> some View {
    HStack {
      icon()
      Text(name)
    }
  }
}

// MARK: - Components

extension CaseListView {
  private func icon() -> some View {
    Image(systemName: "person")
  }
}
