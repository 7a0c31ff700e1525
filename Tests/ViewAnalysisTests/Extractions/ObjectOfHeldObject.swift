// not: It reads `desk.clerk`, which the new view would not follow.
import SwiftUI

final class Clerk: ObservableObject {
  @Published var names: [String] = []
}

final class Desk: ObservableObject {
  let clerk = Clerk()
  @Published var isOpen = false
}

enum Roster {
  static func sorted(of clerk: Clerk) -> [String] { clerk.names.sorted() }
}

struct Counter: View {
  let desk: Desk
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("\(count)", value: $count)
      «VStack {
        ForEach(Roster.sorted(of: desk.clerk), id: \.self) { name in
          Text(name)
        }
      }»
    }
  }
}
