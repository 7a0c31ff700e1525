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
      «»HStack {
        Text(person.address.city)
        Text("\(person.address.city.count)")
        Text(owner?.name ?? "Nobody")
      }
    }
  }
}
