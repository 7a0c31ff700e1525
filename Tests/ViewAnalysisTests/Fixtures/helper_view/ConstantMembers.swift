// profile: recommended
import Observation
import SwiftUI

@Observable final class Account {
  let name = "Ada"
  var balance = 0
}

/// `name` never changes, so the helper isn't bound to the account.
struct AccountView: View {
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      Text(account.name)
      details
    }
  }

  private var details: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
    }
  }
}

struct BalanceView: View {
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      Text("\(account.balance)")
      details
    }
  }

  private var details: some View {  // expect: helper_view "whenever `account` changes"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
    }
  }
}

/// The helper is all of the body.
struct ThresholdView: View {
  @State private var count = 0
  @State private var limit = 5

  var body: some View {
    details.onChange(of: count) { count = min(count, limit) }
  }

  private var details: some View {
    VStack {
      Stepper("Limit", value: $limit)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
    }
  }
}
