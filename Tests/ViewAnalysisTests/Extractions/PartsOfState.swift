import SwiftUI

struct BookingState {
  var guest = ""
  var phone = ""
  var nights = 1
  var rooms = 1
  var hasPets = false
  var remark = ""
  var isSending = false
  var errorMessage: String?
}

final class BookingModel: ObservableObject {
  @Published var state = BookingState()
  func send() {}
}

struct BookingView: View {
  @ObservedObject var model: BookingModel

  var body: some View {
    VStack {
      TextField("Guest", text: $model.state.guest)
      contactSummary
      Button("Send") { model.send() }
    }
  }

  private var «»contactSummary: some View {
    VStack {
      Text(model.state.guest)
      Text("Phone: \(model.state.phone)")
    }
  }
}
