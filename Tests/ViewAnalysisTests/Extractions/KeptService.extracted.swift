import SwiftUI

protocol MoneyFormat {
  func text(_ amount: Int) -> String
}

final class Services {
  let money: MoneyFormat
  let folder: String
  var uses = 0

  init(money: MoneyFormat, folder: String) {
    self.money = money
    self.folder = folder
  }
}

struct BillView: View {
  let services: Services
  @State private var amount = 1

  var body: some View {
    VStack {
      Text(services.folder)
      BillContent(money: services.money, amount: amount)
      Button("More") { amount += 1 }
    }
  }
}

private struct BillContent: View {
  let money: MoneyFormat
  let amount: Int

  var body: some View {
    VStack {
      Text(money.text(amount))
      Button("Log") { print(money.text(2)) }
    }
  }
}
