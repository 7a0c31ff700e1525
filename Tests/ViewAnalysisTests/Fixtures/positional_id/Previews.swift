// not type-checked: uses a macro of Apple's
import SwiftUI

@available(iOS 17, *)
#Preview("Titles") {
  ForEach(titles.indices, id: \.self) { index in
    Text(titles[index])
  }
}
