import SwiftUI

enum ReportExportFormat: String, CaseIterable, Identifiable {
  case text, table

  var id: String { rawValue }
  var isAvailable: Bool { self == .text }
}

struct ReportView: View {
  @State private var format = ReportExportFormat.text

  var body: some View {
    VStack {
      ForEach(ReportExportFormat.allCases) { f in
        formatRow(f)
      }
    }
  }

  private func «»formatRow(_ f: ReportExportFormat) -> some View {
    Button {
      if f.isAvailable { format = f }
    } label: {
      Text(f.rawValue)
        .bold(format == f)
    }
  }
}
