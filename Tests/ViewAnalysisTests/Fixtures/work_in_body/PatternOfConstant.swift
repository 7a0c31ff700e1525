// profile: recommended
import SwiftUI

struct Tags: View {
  let text: String
  let pattern: String

  var body: some View {
    VStack {
      Text("\(count)")  // expect: work_in_body "Keep one in a `static let`"
      Text("\(countOfPattern)")
    }
  }

  private var count: Int {
    let pattern = "#[a-z]+"
    let expression = try? NSRegularExpression(pattern: pattern)
    return expression?.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) ?? 0
  }

  private var countOfPattern: Int {
    let expression = try? NSRegularExpression(pattern: pattern)
    return expression?.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) ?? 0
  }
}
