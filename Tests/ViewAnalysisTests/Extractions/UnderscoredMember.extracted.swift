import SwiftUI

struct Receipt: Decodable {
  let _id: String
  let amount: Int
}

struct ReceiptView: View {
  let receipt: Receipt

  var body: some View {
    VStack {
      Text("\(receipt.amount)")
      ReceiptConfirmationCodeView(receiptId: receipt._id)
    }
  }
}

private struct ReceiptConfirmationCodeView: View {
  let receiptId: String

  var body: some View {
    VStack {
      Text("Confirmation code")
        .font(.subheadline)
      Text(receiptId)
    }
  }
}
