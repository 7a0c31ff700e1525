import SwiftUI

final class PinModel: ObservableObject {
  @Published var pin = ""
  func validate() {}
}

struct PinView: View {
  @ObservedObject var model: PinModel
  let isWide: Bool

  var body: some View {
    VStack {
      TextField("Pin", text: $model.pin)
      if isWide { NextButton { model.validate() } } else {
        NextButton { model.validate() }
          .padding()
      }
    }
  }
}

private struct NextButton: View {
  let onNext: () -> Void

  var body: some View {
    Button {
      onNext()
    } label: {
      Text("Next")
        .bold()
    }
    .controlSize(.large)
  }
}
