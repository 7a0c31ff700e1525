import SwiftUI

struct CaseListView: View {
  let names: [String]

  var body: some View {
    Section {
      ForEach(names, id: \.self) { name in
        CaseListRow(name: name)
      }
    }
  }
}

private struct CaseListRow: View {
  let name: String

  var body: some View {
    VStack {
      if name.isEmpty {
        emptyCell
      } else {
        nameCell(for: name)
      }
    }
    .padding()
  }

  // MARK: - Cells

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

  // MARK: - Components

  private func icon() -> some View {
    Image(systemName: "person")
  }
}
