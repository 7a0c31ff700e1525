import SwiftUI

struct Bars<Leading: View, Trailing: View>: View {
  let leading: Leading
  let trailing: Trailing
  var body: some View { HStack { leading; trailing } }
}

struct FilterPicker: View {
  let requiresCancelButton: Bool
  let titleOfTheButton: String

  var body: some View {
    VStack {
      Bars(
        leading: FilterPickerItems(
          requiresCancelButton: self.requiresCancelButton,
          titleOfTheButton: self.titleOfTheButton
        ),
        trailing: FilterPickerItems(
          requiresCancelButton: self.requiresCancelButton,
          titleOfTheButton: self.titleOfTheButton
        )
      )
    }
  }
}

private struct FilterPickerItems: View {
  let requiresCancelButton: Bool
  let titleOfTheButton: String

  var body: some View {
    HStack {
      if requiresCancelButton {
        Text(titleOfTheButton)
      }
      Divider()
    }
  }
}
