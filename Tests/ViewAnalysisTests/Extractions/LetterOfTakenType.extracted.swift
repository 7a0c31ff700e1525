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
        FormatRow(format: $format, exportFormat: f)
      }
    }
  }
}

private struct FormatRow: View {
  @Binding var format: ReportExportFormat
  let exportFormat: ReportExportFormat

  var body: some View {
    Button {
      if exportFormat.isAvailable { format = exportFormat }
    } label: {
      Text(exportFormat.rawValue)
        .bold(format == exportFormat)
    }
  }
}
