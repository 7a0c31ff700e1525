import Foundation
import SwiftUI

struct Called: View {
  let date: Date
  let file: String

  var body: some View {
    VStack {
      Text(formatted)  // expect: work_in_body "`formatted`, which `body` of `Called` uses, creates a new `DateFormatter`"
      Text(text(for: date))  // expect: work_in_body "creates a new `NumberFormatter`"
      Text(text(for: date))
      Text(contents)  // expect: work_in_body "calls `FileManager.default.contents`"
      Button("Save") { save() }
      Button("Load", action: load)
      picture
    }
  }

  private var formatted: String {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  private func text(for date: Date) -> String {
    NumberFormatter().string(from: 1) ?? ""
  }

  private var contents: String {
    FileManager.default.contents(atPath: file) == nil ? "None" : "Some"
  }

  private func load() {
    _ = drawn()
  }

  /// Called by an action alone.
  private func drawn() -> Image {
    Image(systemName: FileManager.default.fileExists(atPath: file) ? "doc" : "plus")
  }

  private var picture: Image {
    Image(systemName: FileManager.default.fileExists(atPath: file) ? "doc" : "plus")  // expect: work_in_body
  }

  private func save() {
    _ = DateFormatter()
  }
}
