// profile: strict
import SwiftUI

enum Page { case plan, notes, map }

/// One of them is shown, and typing runs it again.
struct TripView: View {  // expect: sectioned_view "whenever `name` changes"
  @State private var page = Page.plan
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(name)
      switch page {
      case .plan: plan
      case .notes: notes
      case .map: map
      }
      Button("Notes") { page = .notes }
    }
  }

  private var plan: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var notes: some View {
    VStack {
      Text("A")
      Text("B")
      Text("D")
    }
  }
  private var map: some View {
    VStack {
      Text("A")
      Text("B")
      Text("E")
    }
  }
}

/// They take turns, and nothing else changes: `recommended` is silent.
struct TourView: View {  // expect: sectioned_view "3 sections"
  @State private var page = Page.plan

  var body: some View {
    VStack {
      switch page {
      case .plan: plan
      case .notes: notes
      case .map: map
      }
      Button("Notes") { page = .notes }
    }
  }

  private var plan: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var notes: some View {
    VStack {
      Text("A")
      Text("B")
      Text("D")
    }
  }
  private var map: some View {
    VStack {
      Text("A")
      Text("B")
      Text("E")
    }
  }
}

final class Download: ObservableObject {
  @Published var page = Page.plan
  @Published var title = ""
  @Published var progress = 0.0
  let source = "A"
}

/// The object only chooses: `recommended` is silent.
struct ChoiceView: View {  // expect: sectioned_view "3 sections"
  @ObservedObject var download: Download

  var body: some View {
    VStack {
      switch download.page {
      case .plan: plan
      case .notes: notes
      case .map: map
      }
    }
  }

  private var plan: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var notes: some View {
    VStack {
      Text("A")
      Text("B")
      Text("D")
    }
  }
  private var map: some View {
    VStack {
      Text("A")
      Text("B")
      Text("E")
    }
  }
}

/// The header is shown beside what shows the progress, and reads something else of the object.
struct DownloadView: View {  // expect: sectioned_view "3 sections"
  @ObservedObject var download: Download

  var body: some View {
    VStack {
      if download.page == .plan {
        header
        actions
      } else {
        help
      }
    }
  }

  private var header: some View {
    VStack {
      Text(download.title)
      Text("B")
      Text("C")
    }
  }
  private var actions: some View {
    VStack {
      ProgressView(value: progress)
      Text("B")
      Text("C")
    }
  }
  private var help: some View {
    VStack {
      Text(download.source)
      Text("B")
      Text("C")
    }
  }

  private var progress: Double { download.progress }
}

/// What is shown at the same time reads the same: `recommended` is silent.
struct TitleView: View {  // expect: sectioned_view "3 sections"
  @ObservedObject var download: Download

  var body: some View {
    VStack {
      if download.page == .plan {
        header
        title
      } else {
        help
      }
    }
  }

  private var header: some View {
    VStack {
      Text(download.title)
      Text("B")
      Text("C")
    }
  }
  private var title: some View {
    VStack {
      Text(download.title)
      Text(download.source)
      Text("C")
    }
  }
  private var help: some View {
    VStack {
      Text("\(download.progress)")
      Text("B")
      Text("C")
    }
  }
}

/// A view of three forms, of which each caller chooses one.
struct RouteView: View {
  let page: Page
  let name: String

  var body: some View {
    switch page {
    case .plan: plan
    case .notes: notes
    case .map: map
    }
  }

  private var plan: some View {
    VStack {
      Text(name)
      Text("B")
      Text("C")
    }
  }
  private var notes: some View {
    VStack {
      Text(name)
      Text("B")
      Text("D")
    }
  }
  private var map: some View {
    VStack {
      Text(name)
      Text("B")
      Text("E")
    }
  }
}
