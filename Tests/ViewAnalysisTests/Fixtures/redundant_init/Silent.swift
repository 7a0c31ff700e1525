// swift-format-ignore-file
import SwiftUI

public struct Shared: View {
  let title: String

  public init(title: String) {
    self.title = title
  }

  public var body: some View {
    Text(title)
  }
}

struct Hidden: View {
  private let title: String

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct HiddenState: View {
  let title: String
  @State private var count = 0

  init(title: String) {  // expect: redundant_init
    self.title = title
  }

  var body: some View {
    Text("\(title) \(count)")
  }
}

struct ConstantDefault: View {
  let title: String

  init(title: String = "A") {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct OtherOrder: View {
  let title: String
  let count: Int

  init(count: Int, title: String) {
    self.title = title
    self.count = count
  }

  var body: some View {
    Text("\(title) \(count)")
  }
}

struct OtherLabel: View {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct OtherType: View {
  let title: String

  init(title: Int) {
    self.title = "\(title)"
  }

  var body: some View {
    Text(title)
  }
}

struct Throwing: View {
  let title: String

  init(title: String) throws {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Failing: View {
  let title: String

  init?(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Attributed: View {
  let title: String

  @available(*, deprecated)
  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Private: View {
  let title: String

  private init(title: String) {
    self.title = title
  }

  static let one = Private(title: "A")

  var body: some View {
    Text(title)
  }
}

struct Several: View {
  let title: String

  init(title: String) {
    self.title = title
  }

  init() {
    self.init(title: "A")
  }

  var body: some View {
    Text(title)
  }
}

struct Extended: View {
  let title: String

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

extension Extended {
  init() {
    self.init(title: "A")
  }
}

struct Working: View {
  let title: String

  init(title: String) {
    self.title = title
    print(title)
  }

  var body: some View {
    Text(title)
  }
}

struct Changing: View {
  let title: String

  init(title: String) {
    self.title = title.uppercased()
  }

  var body: some View {
    Text(title)
  }
}

struct Wrapped: View {
  @State var title: String
  @ObservedObject var model: Model

  init(title: String, model: Model) {
    self.title = title
    self.model = model
  }

  var body: some View {
    Text(title)
  }
}

final class Model: ObservableObject {}

struct Evaluated<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
  }
}

struct Built<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    content()
  }
}

struct OtherDefault: View {
  var count = 1

  init(count: Int = 2) {
    self.count = count
  }

  var body: some View {
    Text("\(count)")
  }
}

struct Part: View {
  let title: String
  var count = 0

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text("\(title) \(count)")
  }
}

struct NoView {
  let title: String

  init(title: String) {
    self.title = title
  }
}

struct Platform: View {
  let title: String
  #if os(macOS)
    let window: Int
  #endif

  init(title: String) {
    self.title = title
    #if os(macOS)
      window = 0
    #endif
  }

  var body: some View {
    Text(title)
  }
}

/// The default chooses what `Header` is; the property can't.
struct Captioned<Header: View>: View {
  @ViewBuilder var header: () -> Header

  init(@ViewBuilder header: @escaping () -> Header = { EmptyView() }) {
    self.header = header
  }

  var body: some View {
    header()
  }
}
