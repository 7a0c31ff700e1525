import CoreData
import SwiftUI

final class Library: ObservableObject {
  @Published var books: [Book] = []
}

@Observable final class Draft {
  var title = ""
}

final class Record: NSManagedObject {}

enum Field: Hashable { case name, mail }

/// Whose initializer is the memberwise one, with a parameter for some of the wrappers and for others none.
struct Open: View {
  @Environment(\.colorScheme) var colorScheme  // expect: unused_dependency
  @EnvironmentObject var library: Library  // expect: unused_dependency
  @State var draft = ""  // expect: unused_dependency
  @State var selection: Int?  // expect: unused_dependency
  @StateObject var model = Library()  // expect: unused_dependency
  @ObservedObject var made = Library()  // expect: unused_dependency
  @FocusState var isFocused: Bool  // expect: unused_dependency
  @FocusState var field: Field?  // expect: unused_dependency
  @GestureState var offset = CGSize.zero  // expect: unused_dependency
  @AppStorage("sorting") var sorting = false  // expect: unused_dependency
  @AppStorage("user") var user: String?  // expect: unused_dependency
  @SceneStorage("tab") var tab = 0  // expect: unused_dependency
  @Namespace var names  // expect: unused_dependency
  @ScaledMetric var height: CGFloat = 20  // expect: unused_dependency
  @FetchRequest(sortDescriptors: []) var records: FetchedResults<Record>  // expect: unused_dependency
  let title: String

  var body: some View {
    Text(title)
  }
}

/// With `private`, and with an initial value or one that the wrapper brings, none has a parameter.
struct Closed: View {
  @Environment(\.colorScheme) private var colorScheme  // expect: unused_dependency
  @EnvironmentObject private var library: Library  // expect: unused_dependency
  @State private var draft = ""  // expect: unused_dependency
  @State private var selection: Int?  // expect: unused_dependency
  @StateObject private var model = Library()  // expect: unused_dependency
  @ObservedObject private var made = Library()  // expect: unused_dependency
  @Bindable private var bound = Draft()  // expect: unused_dependency "object is created"
  @FocusState private var isFocused: Bool  // expect: unused_dependency
  @FocusState private var field: Field?  // expect: unused_dependency
  @GestureState private var offset = CGSize.zero  // expect: unused_dependency
  @AppStorage("sorting") private var sorting = false  // expect: unused_dependency
  @AppStorage("user") private var user: String?  // expect: unused_dependency
  @SceneStorage("tab") private var tab = 0  // expect: unused_dependency
  @Namespace private var names  // expect: unused_dependency
  @ScaledMetric private var height: CGFloat = 20  // expect: unused_dependency
  @FetchRequest(sortDescriptors: []) private var records: FetchedResults<Record>  // expect: unused_dependency
  let title: String

  var body: some View {
    Text(title)
  }
}

/// Each of these is a parameter that callers have to pass.
struct Given: View {
  @State var draft: String  // expect: unused_dependency
  @StateObject var model: Library  // expect: unused_dependency
  @ObservedObject var made: Library  // expect: unused_dependency
  @Bindable var bound: Draft  // expect: unused_dependency
  @Binding var isOn: Bool  // expect: unused_dependency
  let title: String

  var body: some View {
    Text(title)
  }
}

struct Screen: View {
  let library: Library
  let draft: Draft
  @Binding var isOn: Bool

  var body: some View {
    VStack {
      Toggle(draft.title, isOn: $isOn)
      Text("\(library.books.count)")
      Open(title: "A")
      Closed(title: "B")
      Given(draft: "", model: library, made: library, bound: draft, isOn: $isOn, title: "C")
    }
  }
}
