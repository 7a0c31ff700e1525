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
      «»VStack {
        Text(services.money.text(amount))
        Button("Log") { print(services.money.text(2)) }
      }
      Button("More") { amount += 1 }
    }
  }
}
