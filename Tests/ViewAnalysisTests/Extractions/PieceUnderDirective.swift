import SwiftUI

struct ExportView: View {
  @State private var name = ""
  #if DEBUG
  @State private var keepsLog = false
  #endif

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      #if DEBUG
      «»VStack {
        Text("For tests")
        Toggle("Keep the log", isOn: $keepsLog)
      }
      .padding()
      #endif
    }
  }
}
