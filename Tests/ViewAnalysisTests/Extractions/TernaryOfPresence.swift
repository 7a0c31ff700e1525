import SwiftUI

struct CodeView: View {
  @State private var code: String?
  @State private var isBusy = false

  var body: some View {
    VStack {
      Text(code ?? "")
      Toggle("Busy", isOn: $isBusy)
      «»HStack {
        Image(systemName: "arrow.clockwise")
        Text(code == nil ? "Make a code" : "Make another code")
          .fontWeight(nil == code ? .regular : .bold)
        Text(code != nil ? "Again" : "First")
        Text(code == nil ? title : "Again")
      }
    }
  }

  private var title: String { code == nil ? "First" : "Later" }
}
