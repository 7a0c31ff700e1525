import SwiftUI
final class Dice { var face: Int = 1; func roll() { face = Int.random(in: 1...6) } }
struct DiceView: View {
  let dice: Dice
  var body: some View {
    VStack {
      Text("Dice")
      DiceContent(dice: dice)
      Button("Shake") { dice.roll() }
    }
  }
}

private struct DiceContent: View {
  @State private var rolls = 0
  let dice: Dice

  var body: some View {
    VStack {
      Text("\(dice.face)")
      Text("\(rolls)")
      Text("a")
      Button("Roll") { rolls += 1 }
    }
  }
}
