// profile: strict
import SwiftUI

// An extension of the protocol, elsewhere, sets what it requires.
struct AccountScreen: View, AccountScreenProtocol {
  @State var isLoading = false
  @State var name = ""
  @State var address = ""

  var body: some View {  // expect: shared_invalidation
    Form {
      Section {
        HStack {
          if isLoading {
            ProgressView()
          }
          Text("Account")
        }
      }
      Section {
        HStack {
          Text(name)
          Text("Name")
        }
      }
      Section {
        HStack {
          Text(address)
          Text("Address")
        }
      }
    }
  }
}
