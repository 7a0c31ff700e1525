// not type-checked: uses a macro of Apple's
// profile: strict
import SwiftData
import SwiftUI

@Model
final class Kettle {
  var name: String

  init(name: String) { self.name = name }
}

struct KettleList: View {
  let kettles: [Kettle]

  var body: some View {
    VStack {
      ForEach(kettles.indices, id: \.self) { index in  // expect: positional_id "Use an id of the element"
        Text(kettles[index].name)
      }
    }
  }
}
