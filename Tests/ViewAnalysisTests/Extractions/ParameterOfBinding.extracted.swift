import SwiftUI

struct LimitsView: View {
  @State private var file = 10
  @State private var message = 20

  var body: some View {
    VStack {
      Text("\(file + message)")
      LimitsSizeRow(label: "File", megabytes: $file)
      LimitsSizeRow(
        label: "Message",
        megabytes: $message
      )
    }
  }
}

/// One limit.
private struct LimitsSizeRow: View {
  let label: String
  /// How much is allowed
  @Binding var megabytes: Int

  var body: some View {
    HStack {
      Text("\(label): \(megabytes)")
      Stepper("Size", value: $megabytes)
    }
  }
}
