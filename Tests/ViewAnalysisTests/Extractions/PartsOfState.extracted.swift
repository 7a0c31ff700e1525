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
      ContactSummary(guest: model.state.guest, phone: model.state.phone)
      Button("Send") { model.send() }
    }
  }
}

private struct ContactSummary: View {
  let guest: String
  let phone: String

  var body: some View {
    VStack {
      Text(guest)
      Text("Phone: \(phone)")
    }
  }
}
