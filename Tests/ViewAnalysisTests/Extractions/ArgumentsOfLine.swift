import SwiftUI

struct Bars<Leading: View, Trailing: View>: View {
  let leading: Leading
  let trailing: Trailing
  var body: some View { HStack { leading; trailing } }
}

struct SettingsPicker: View {
  let requiresCancelButton: Bool
  let titleOfTheCancelButton: String
  @State private var isDone = false

  var body: some View {
    VStack {
      Bars(leading: self.leadingItems, trailing: self.trailingItems)
    }
  }

  private var «»leadingItems: some View {
    HStack {
      if requiresCancelButton {
        Text(titleOfTheCancelButton)
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
