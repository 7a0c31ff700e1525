import SwiftUI

struct Bars<Leading: View, Trailing: View>: View {
  let leading: Leading
  let trailing: Trailing
  var body: some View { HStack { leading; trailing } }
}

struct SettingsPicker: View {
  let requiresCancelButton: Bool
  @State private var isDone = false

  var body: some View {
    VStack {
      Text("A line of the file that is wider than what a call may be, as in files that are never wrapped by hand")
      Bars(leading: self.leadingItems, trailing: self.trailingItems)
    }
  }

  private var «»leadingItems: some View {
    HStack {
      if requiresCancelButton {
        Text("Cancel")
      }
      Divider()
    }
  }

  private var trailingItems: some View {
    HStack {
      Toggle("Done", isOn: $isDone)
      Divider()
    }
  }
}
