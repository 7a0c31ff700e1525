import SwiftUI

struct DiscountView: View {
  let name: String

  // MARK: - Animation

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Text(name)
        DiscountRow(name: name)
      }
    }
  }
}

private struct DiscountRow: View {
  enum Field { case amount }

  enum Layout {
    static let size: CGFloat = 20
  }

  @ScaledMetric private var width = Layout.size
  @AppStorage("shows") private var showsSign = true
  @State private var amount = ""
  @FocusState private var focus: Field?

  /// Links the two.
  @Namespace private var namespace

  let name: String

  /// The sign before what is taken away.
  private let minusSign: String = NumberFormatter().minusSign
  private let steps = [Layout.size, 3]

  var body: some View {
    HStack {
      Text(showsSign ? minusSign : "")
        .frame(width: width)
        .matchedGeometryEffect(id: 1, in: namespace)
      TextField(name, text: $amount)
        .focused($focus, equals: .amount)
      ForEach(steps, id: \.self) { step in
        Text("\(step)")
      }
    }
  }
}
