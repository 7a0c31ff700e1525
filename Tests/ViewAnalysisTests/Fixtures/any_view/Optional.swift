// profile: recommended
import SwiftUI

extension View {
  func typeErase() -> AnyView? { AnyView(self) }
}

struct Faces: View {
  let isOpen: Bool

  var body: some View { face(isOpen) }

  func face(_ isOpen: Bool) -> some View {  // expect: any_view "`face` wraps its branches"
    switch isOpen {
    case true: Text("Open").typeErase()
    case false: Image(systemName: "xmark").typeErase()
    }
  }
}

/// The code asks whether there is one.
struct Slots: View {
  let trailing: AnyView?
  let footer: AnyView?  // expect: any_view "`EmptyView` for none"

  var body: some View {
    HStack {
      trailing
    }
    .padding(.trailing, trailing == nil ? 16 : 0)
    .overlay { footer }
  }
}
