import SwiftUI

struct Device {
  static let current = Device()
  let isPad = false
  let userInterfaceIdiom = Idiom.phone
}

enum Idiom { case phone, pad }

struct Sorter {
  func when(_ condition: Bool, transform: (Int) -> Int) -> Int { condition ? transform(1) : 1 }
}

struct Constant: View {
  let message: Message
  let sorter = Sorter()
  let device: Device
  let isOn: Bool

  var body: some View {
    let number = sorter.when(isOn) { $0 + 1 }
    VStack {
      Text("\(number)")
        .opacity(isOn ? 1 : 0)
    }
  }
}

#Preview {
  let isOn = true
  Text("Preview").when(isOn) { $0.opacity(0.5) }
}
