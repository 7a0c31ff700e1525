// profile: recommended
import SwiftUI

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

/// A section whose content is a helper of its own is as large as both.
struct Overview: View {  // expect: sectioned_view "4 sections that are helpers: `lessons`, `marks`, `notes` and `footer`"
  @State private var count = 0

  var body: some View {
    VStack {
      lessons
      marks
      notes
      footer
      Button("Count") { count += 1 }
    }
  }

  private var lessons: some View { Card(title: "Lessons") { lessonRows } }

  private var lessonRows: some View {
    VStack {
      Text("Monday")
      Text("Tuesday")
      lastLesson
    }
  }

  private var lastLesson: some View { Text("Friday") }

  private var marks: some View { Card(title: "Marks") { markRows } }

  private var markRows: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private var notes: some View { Card(title: "Notes") { noteRows } }

  private var noteRows: some View {
    VStack {
      Text("One")
      Text("Two")
      Text("Three")
    }
  }

  private var footer: some View {
    HStack {
      Text("\(count)")
      Spacer()
      Text("Times")
    }
  }
}

/// Content that several use belongs to none of them.
struct Repeated: View {
  @State private var count = 0

  var body: some View {
    VStack {
      first
      second
      third
      Button("Count") { count += 1 }
    }
  }

  private var first: some View { Card(title: "First") { rows } }
  private var second: some View { Card(title: "Second") { rows } }
  private var third: some View { Card(title: "Third") { rows } }

  private var rows: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}
