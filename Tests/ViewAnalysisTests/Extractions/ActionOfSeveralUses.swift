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
      if isWide { nextButton } else {
        nextButton
          .padding()
      }
    }
  }

  private var «»nextButton: some View {
    Button {
      model.validate()
    } label: {
      Text("Next")
        .bold()
    }
    .controlSize(.large)
  }
}
