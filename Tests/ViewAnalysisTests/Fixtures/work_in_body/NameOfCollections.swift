// profile: strict
import SwiftUI

/// A method of a type that has nothing to do with the set in the body.
extension URL {
  func contains(_ text: String) -> Bool {
    let decoder = JSONDecoder()
    return (try? decoder.decode(String.self, from: Data()))?.hasPrefix(text) ?? false
  }

  func decodes(_ text: String) -> Bool {
    let decoder = JSONDecoder()
    return (try? decoder.decode(String.self, from: Data()))?.hasPrefix(text) ?? false
  }
}

struct Wishes: View {
  let name: String

  var body: some View {
    VStack {
      Text(names().contains(name) ? "Yes" : "No")
      Text(address().decodes(name) ? "Yes" : "No")  // expect: work_in_body "Keep what it decodes in the model"
    }
  }
}

func names() -> Set<String> { [] }
func address() -> URL { URL(fileURLWithPath: "/") }
