import SwiftUI

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Go", action: go).buttonStyle(.primary())
      Button("Stop") {
        go()
      }
      .buttonStyle(.primary(color: .red))
      .padding()
      Button("Later") { go() }.buttonStyle(.primary())
      Button("Never") {
        // Nothing.
        go()
      }
      .buttonStyle(.primary(color: .gray))
      Button(action: go) { Text("a") }.buttonStyle(.pill)
      Button(role: .destructive) {
        go()
      } label: {
        Text("b")
        Text("c")
      }
      .buttonStyle(.pill)
      Toggle(isOn: $isOn) { Text(verbatim: "On") }
        .toggleStyle(.switchStyle())
        .bold()
      Toggle(isOn: .constant(true)) { Text(verbatim: "Big") }.toggleStyle(.switchStyle(size: isOn ? 20 : 18))
    }
  }

  private func go() {}
}

#Preview {
  Button("p") {}.buttonStyle(.primary())
}
