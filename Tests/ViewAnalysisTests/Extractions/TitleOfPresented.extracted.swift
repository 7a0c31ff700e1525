import SwiftUI

/// "Custom" alone says little: what it presents says more.
struct TimeFormView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      CustomTimeRow()
    }
  }
}

private struct CustomTimeRow: View {
  @State private var isShown = false
  @State private var time = Date()

  var body: some View {
    HStack {
      Button {
        isShown = true
      } label: {
        Label("Custom", systemImage: "plus")
      }
      .popover(isPresented: $isShown) {
        VStack {
          Text("Custom Time")
          DatePicker("Time", selection: $time)
        }
      }
      Spacer()
      Text(time, style: .time)
    }
  }
}
