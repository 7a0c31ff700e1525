import SwiftUI
final class Dice { var face: Int = 1; func roll() { face = Int.random(in: 1...6) } }
struct DiceView: View {
  let dice: Dice
  @State private var rolls = 0
  var body: some View {
    VStack {
      Text("Dice")
      «»VStack {
        Text("\(dice.face)")
        Text("\(rolls)")
        Text("a")
        Button("Roll") { rolls += 1 }
      }
      Button("Shake") { dice.roll() }
    }
  }
}
