// profile: strict
import SwiftUI

struct Part {
  let isDone: Bool
}

struct Job: Identifiable {
  let id: Int
  let parts: [Part]?
}

/// What was kept is there nearly always.
struct Labels: View {
  let times: [Double]
  @State private var kept: [String] = []

  var body: some View {
    let labels = kept.count == times.count ? kept : times.map { "\($0)" }
    ForEach(labels, id: \.self) { label in
      Text(label)
    }
    .onChange(of: times) { kept = times.map { "\($0)" } }
  }
}

struct Choice: View {
  let times: [Double]
  let names: [String]
  @State private var showsNames = false

  var body: some View {
    let labels = showsNames ? names : times.map { "\($0)" }  // expect: work_in_body
    VStack {
      ForEach(labels, id: \.self) { label in
        Text(label)
      }
      Toggle("Names", isOn: $showsNames)
    }
  }
}

/// The row's own element is gone through.
struct Jobs: View {
  let jobs: [Job]
  @State private var parts: [Part] = []

  var body: some View {
    ForEach(jobs) { job in
      row(for: job)  // expect: helper_in_foreach
    }
    summary(of: parts)
  }

  private func row(for job: Job) -> some View {
    let done = (job.parts ?? []).filter { $0.isDone }.count
    return HStack {
      Text("\(done)")
      Text("of")
      Text("\(job.parts?.count ?? 0)")
    }
  }

  private func summary(of parts: [Part]) -> some View {
    let done = parts.filter { $0.isDone }.count  // expect: work_in_body
    return Text("\(done)")
      .onTapGesture { self.parts = [] }
  }
}

/// The same pass is done for every row, and the other branch is no kept version of it.
struct TaggedJobs: View {
  let jobs: [Job]
  let parts: [Part]
  let found: [Part]

  var body: some View {
    ForEach(jobs) { job in
      row(for: job, all: parts)  // expect: helper_in_foreach
    }
    let shown = found.isEmpty ? parts.filter { $0.isDone } : found  // expect: work_in_body
    Text("\(shown.count)")
  }

  private func row(for job: Job, all: [Part]) -> some View {
    let done = all.filter { $0.isDone }.count  // expect: work_in_body
    return HStack {
      Text("\(job.id)")
      Text("of")
      Text("\(done)")
    }
  }
}
