// profile: recommended
import SwiftUI

/// A row's number alone shows nothing; what is looked up by it does.
struct Names: View {
  let names: [String]
  let size: CGSize

  var body: some View {
    VStack {
      ForEach(names.indices, id: \.self) { i in
        row(names[i])  // expect: helper_in_foreach
      }
      ForEach(0..<names.count, id: \.self) { i in
        let name = names[i]
        row(name)  // expect: helper_in_foreach
      }
      ForEach(names.indices, id: \.self) { i in
        if let letter = names[i].first {
          lettered(String(letter), at: i)  // expect: helper_in_foreach
        }
      }
      ForEach(names.indices, id: \.self) { i in
        numbered(i)
      }
      // What is computed from numbers looks up nothing, and what else the code knows is no part of the row.
      ForEach(names.indices, id: \.self) { i in
        counted(i + 1, isLast: i == names.count - 1)
      }
      GeometryReader { proxy in
        ForEach(names.indices, id: \.self) { i in
          wide(i, width: proxy.size.width)
        }
      }
    }
  }

  private func row(_ name: String) -> some View {
    HStack {
      Image(systemName: "person")
      Text(name)
      Spacer()
    }
  }

  private func lettered(_ letter: String, at number: Int) -> some View {
    HStack {
      Text(letter)
      Text("\(number)")
      Spacer()
    }
  }

  private func numbered(_ number: Int) -> some View {
    HStack {
      Text(names[number])
      Divider()
    }
  }

  private func counted(_ number: Int, isLast: Bool) -> some View {
    HStack {
      Text(names[number - 1])
      Text(isLast ? "Last" : "")
    }
  }

  private func wide(_ number: Int, width: CGFloat) -> some View {
    HStack {
      Text(names[number])
      Divider().frame(width: width)
    }
  }
}
