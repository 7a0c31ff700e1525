import SwiftUI

struct Split: View {
  let title: String
}

struct Home: View, Screen {
  let title: String
}
