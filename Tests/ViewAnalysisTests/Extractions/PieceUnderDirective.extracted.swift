import SwiftUI

struct ExportView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      #if DEBUG
      ExportKeepLogToggle()
      #endif
    }
  }
}

#if DEBUG
private struct ExportKeepLogToggle: View {
  @State private var keepsLog = false

  var body: some View {
    VStack {
      Text("For tests")
      Toggle("Keep the log", isOn: $keepsLog)
    }
    .padding()
  }
}
#endif
