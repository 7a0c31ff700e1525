import SwiftUI

struct Address {
  var city: String
  var country: String
}

struct Person {
  var name: String
  var address: Address
  var employer: Employer?
}

struct Employer {
  var title: String
  var city: String
}

struct PersonCard: View {
  let person: Person
  let owner: Person?

  var body: some View {
    VStack {
      Text(person.name)
      PersonCardRow(city: person.address.city, name: owner?.name)
    }
  }
}

private struct PersonCardRow: View {
  let city: String
  let name: String?

  var body: some View {
    HStack {
      Text(city)
      Text("\(city.count)")
      Text(name ?? "Nobody")
    }
  }
}
