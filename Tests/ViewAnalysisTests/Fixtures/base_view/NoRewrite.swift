import SwiftUI

/// No stack.
struct BaseText: View {  // expect: base_view
  var body: some View { Text("a") }
}

/// It is named as a type.
struct BaseRow: View {  // expect: base_view
  let title: String

  var body: some View { HStack { Text(title) } }
}

struct Rows {
  let first: BaseRow
}

/// A generic type has no static stored properties.
struct AbstractCard: View {  // expect: base_view "`AbstractCard`"
  static let inset = 8.0

  var body: some View { VStack { Text("a") }.padding(Self.inset) }
}

/// The name of a slot is used.
struct CellBase: View {  // expect: base_view
  let leading: String

  var body: some View { HStack { Text(leading) } }
}
