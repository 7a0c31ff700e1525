import SwiftUI

struct ParcelView: View {
  @State private var isShowingRecipient = false
  let recipientOfTheParcelInTheDepot: String
  let numberOfParcelsInTheDepot: Int

  var body: some View {
    VStack {
      recipientButton
      Text("\(numberOfParcelsInTheDepot)")
    }
    .sheet(isPresented: $isShowingRecipient) { Text(recipientOfTheParcelInTheDepot) }
  }

  private var «»recipientButton: some View {
    Button(action: { isShowingRecipient = true }) {
      HStack {
        Text(recipientOfTheParcelInTheDepot)
        Text("\(numberOfParcelsInTheDepot)")
      }
    }
  }
}
