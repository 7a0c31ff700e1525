import SwiftUI

struct LimitsView: View {
  @State private var file = 10
  @State private var message = 20

  var body: some View {
    VStack {
      Text("\(file + message)")
      sizeRow(label: "File", megabytesBinding: $file)
      sizeRow(
        label: "Message",
        megabytesBinding: $message
      )
    }
  }

  /// One limit.
  /// - Parameter megabytesBinding: how much is allowed
  private func «»sizeRow(label: String, megabytesBinding: Binding<Int>) -> some View {
    HStack {
      Text("\(label): \(megabytesBinding.wrappedValue)")
      Stepper("Size", value: megabytesBinding)
    }
  }
}
