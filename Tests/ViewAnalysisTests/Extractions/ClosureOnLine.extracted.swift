import SwiftUI

struct ParcelView: View {
  @State private var isShowingRecipient = false
  let recipientOfTheParcelInTheDepot: String
  let numberOfParcelsInTheDepot: Int

  var body: some View {
    VStack {
      RecipientButton(
        recipientOfTheParcelInTheDepot: recipientOfTheParcelInTheDepot,
        numberOfParcelsInTheDepot: numberOfParcelsInTheDepot,
        onShowRecipient: { isShowingRecipient = true }
      )
      Text("\(numberOfParcelsInTheDepot)")
    }
    .sheet(isPresented: $isShowingRecipient) { Text(recipientOfTheParcelInTheDepot) }
  }
}

private struct RecipientButton: View {
  let recipientOfTheParcelInTheDepot: String
  let numberOfParcelsInTheDepot: Int
  let onShowRecipient: () -> Void

  var body: some View {
    Button(action: onShowRecipient) {
      HStack {
        Text(recipientOfTheParcelInTheDepot)
        Text("\(numberOfParcelsInTheDepot)")
      }
    }
  }
}
