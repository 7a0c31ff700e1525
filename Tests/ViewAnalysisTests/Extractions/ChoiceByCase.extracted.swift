import SwiftUI

enum PaymentMethod { case card, invoice }

/// What a choice compares is what it is about.
struct OrderForm: View {
  @State private var number = ""
  @State private var address = ""
  let paymentMethod: PaymentMethod
  let title: String
  let terms: String

  var body: some View {
    Form {
      Text(title)
        .font(.headline)
      OrderFormPaymentMethodView(number: $number, address: $address, paymentMethod: paymentMethod)
      Section {
        Text(terms)
          .font(.footnote)
          .foregroundStyle(.secondary)
        Text("\(number.count + address.count) characters")
          .font(.footnote)
      }
    }
  }
}

private struct OrderFormPaymentMethodView: View {
  @Binding var number: String
  @Binding var address: String
  let paymentMethod: PaymentMethod

  var body: some View {
    if paymentMethod == .card {
      TextField("Number of the card that is to be charged", text: $number)
      Text("The number isn't kept after the order.")
    } else {
      Text("You receive an invoice by mail.")
      TextField("Address that the invoice goes to", text: $address)
    }
  }
}
