// not type-checked: uses a macro of Apple's
import SwiftData
import SwiftUI

struct Shelf: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
