// not type-checked: uses a macro and types of nowhere
import SwiftUI

@Screenful struct Generated: View {}

class Derived: BaseScreen, View {}

struct Helped: View, PackageScreen {}

extension Elsewhere: View {}

struct Expanded: View {
  #body("A")
}

struct Primitive: View {
  typealias Body = Never
}

struct Other: Architecture.View {}
