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
      «VStack {
        Text("Confirmation code")
          .font(.subheadline)
        Text(receipt._id)
      }»
    }
  }
}
