// profile: strict
import SwiftUI

/// `large_body` reports the nesting, and its remedy is the same.
struct Deep: View {
  var body: some View {  // expect: large_body
    VStack { HStack { VStack { HStack { VStack { HStack { VStack { HStack { VStack { HStack { Text("a") } } } } } } } } } }
  }
}
