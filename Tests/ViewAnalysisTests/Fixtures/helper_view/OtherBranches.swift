// profile: recommended
import SwiftUI

/// What only the first page changes doesn't change while the second one is shown.
struct Questionnaire: View {
  @State private var page = 0
  @State private var answers: [String] = []
  @State private var isLoud = false

  var body: some View {
    VStack {
      if page == 0 {
        firstPage
      } else if page == 1 {
        secondPage
      } else {
        Text("Thanks")
      }
      Button("Next") { page += 1 }
        .disabled(page == 0 && answers.isEmpty)
    }
  }

  private var firstPage: some View {
    VStack {
      Text("\(answers.count)")
      Button("Yes") { answer("yes") }
      Button("No") { answers.append("no") }
    }
  }

  private func answer(_ text: String) { answers.append(text) }

  private var secondPage: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

/// Here the second page has a button that changes it, too.
struct LoudQuestionnaire: View {
  @State private var page = 0
  @State private var answers: [String] = []

  var body: some View {
    VStack {
      if page == 0 {
        firstPage
      } else if page == 1 {
        secondPage
        Button("Again") { answer("again") }
      } else {
        Text("Thanks")
      }
      Button("Next") { page += 1 }
        .disabled(page == 0 && answers.isEmpty)
      Text("\(answers.count)")
    }
  }

  private var firstPage: some View {
    VStack {
      Text("\(answers.count)")
      Button("Yes") { answer("yes") }
    }
  }

  private func answer(_ text: String) { answers.append(text) }

  private var secondPage: some View {  // expect: helper_view "whenever `answers` changes"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}
