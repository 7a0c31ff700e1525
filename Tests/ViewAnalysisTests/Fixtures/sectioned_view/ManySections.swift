// profile: recommended
import SwiftUI

// So many sections are a screen that is put together, whatever they read.
struct ReportView: View {  // expect: sectioned_view
  @State private var count = 0

  var body: some View {
    VStack {
      first(count)
      second(count)
      third(count)
      fourth(count)
      fifth(count)
      Button("More") { count += 1 }
    }
  }

  private func first(_ count: Int) -> some View {
    VStack {
      Text("First")
      Text("\(count)")
      Divider()
    }
  }

  private func second(_ count: Int) -> some View {
    VStack {
      Text("Second")
      Text("\(count)")
      Divider()
    }
  }

  private func third(_ count: Int) -> some View {
    VStack {
      Text("Third")
      Text("\(count)")
      Divider()
    }
  }

  private func fourth(_ count: Int) -> some View {
    VStack {
      Text("Fourth")
      Text("\(count)")
      Divider()
    }
  }

  private func fifth(_ count: Int) -> some View {
    VStack {
      Text("Fifth")
      Text("\(count)")
      Divider()
    }
  }
}
