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
        row(f)
      }
    }
  }

  private func row(_ f: ReportExportFormat) -> some View {
    HStack {
      «»VStack {
        Text(f.rawValue)
        if f.isAvailable {
          Text("Soon")
        }
      }
      Image(systemName: format == f ? "star" : "circle")
    }
  }
}
