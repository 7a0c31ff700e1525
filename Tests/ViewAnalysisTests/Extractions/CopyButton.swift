import SwiftUI

@MainActor final class UIPasteboard {
  static let general = UIPasteboard()
  var string: String?
}

struct Wallet {
  let mnemonic: String
  let name: String
}

struct SeedView: View {
  let wallet: Wallet
  @State private var isCopied = false

  var body: some View {
    VStack {
      Text(wallet.name)
      Text(isCopied ? "Copied" : "Seed")
      «»HStack {
        Spacer()
        Button {
          UIPasteboard.general.string = wallet.mnemonic
          isCopied = true
        } label: {
          Image(systemName: "doc")
        }
        Spacer()
      }
    }
  }
}
