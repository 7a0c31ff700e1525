/// Shows on a terminal how far a run is, once it has taken two seconds.
struct Progress: Sendable {
  let isShown: Bool
  private let start = ContinuousClock.now

  init(isShown: Bool) { self.isShown = isShown }

  /// What a pass calls with the number of files that it has done; nil where nothing is to be shown.
  func step(_ what: String, of total: Int, from offset: Int = 0) -> (@Sendable (Int) -> Void)? {
    guard isShown else { return nil }
    let start = start
    return { count in
      let done = offset + count
      guard done.isMultiple(of: 32) || done == total, ContinuousClock.now - start > .seconds(2) else {
        return
      }
      let text = "\r\(what) \(done) of \(total) files\u{1B}[K"
      _ = FileSystem.write(Array(text.utf8)[...], to: 2)
    }
  }

  /// Takes the line away again.
  func end() {
    guard isShown, ContinuousClock.now - start > .seconds(2) else { return }
    _ = FileSystem.write(Array("\r\u{1B}[K".utf8)[...], to: 2)
  }
}
