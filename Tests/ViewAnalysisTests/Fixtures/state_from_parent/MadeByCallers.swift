// profile: strict
import SwiftUI

final class Purchase: ObservableObject {
  @Published var step = 0
}

final class Shop: ObservableObject {
  let purchase = Purchase()
}

/// Each update of `Home` makes another shop with another purchase: an observed one would be replaced by it.
struct PurchaseView: View {
  @StateObject var purchase: Purchase

  var body: some View { Text("\(purchase.step)") }
}

struct ShopView: View {
  private let purchase: Purchase

  init(shop: Shop) { purchase = shop.purchase }

  var body: some View { PurchaseView(purchase: purchase) }
}

enum Screens {
  static func makeShop() -> some View {
    let shop = Shop()
    return ShopView(shop: shop)
  }
}

struct Home: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Screens.makeShop()
    }
  }
}

/// The owner keeps this one.
struct KeptView: View {
  @StateObject var purchase: Purchase  // expect: state_from_parent

  var body: some View { Text("\(purchase.step)") }
}

struct KeptOwner: View {
  let purchase: Purchase

  var body: some View { KeptView(purchase: purchase) }
}

struct Keeper: View {
  @StateObject private var shop = Shop()

  var body: some View { KeptOwner(purchase: shop.purchase) }
}

struct Attachment: Identifiable {
  let id: Int
  var name: String

  func save() -> String { name }
  mutating func rename() { name = "B" }
}

struct AttachmentRow: View {
  @State var attachment: Attachment  // expect: state_from_parent

  var body: some View {
    Button(attachment.name) { print(attachment.save()) }
  }
}

struct EditableRow: View {
  @State var attachment: Attachment

  var body: some View {
    Button(attachment.name) { attachment.rename() }
  }
}

struct Attachments: View {
  let attachments: [Attachment]

  var body: some View {
    ForEach(attachments) { attachment in
      AttachmentRow(attachment: attachment)
      EditableRow(attachment: attachment)
    }
  }
}
