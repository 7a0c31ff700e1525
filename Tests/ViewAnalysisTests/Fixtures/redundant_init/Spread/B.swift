import SwiftUI

extension Titled {
  init() {
    self.init(title: "A")
  }
}

extension Named {
  var length: Int { name.count }
}
