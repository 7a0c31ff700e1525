import SwiftUI

func row() -> Row { .init(isPassed: true) }

let makeCard = Card.init

extension Badge {
  init(count: Int) { self.init(isNew: count > 0) }
}

struct Screen: View {
  var body: some View { Mark() }
}

struct Account {
  let email: String
  let country: String
}

// No view has a country. The other call could be one of the view's.
let account: Account = .init(email: "a", country: "b")

struct Person {
  let name: String
}

let person: Person = .init(name: "a")
