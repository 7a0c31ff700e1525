/// Seconds spent on the parts of a run.
struct Timings: Sendable {
  var files = 0
  var bytes = 0
  /// Reading, parsing, indexing and rules are sums over all threads.
  var reading = Duration.zero
  var parsing = Duration.zero
  var indexing = Duration.zero
  var rules = Duration.zero
  /// The wall-clock time from the first file to the last finding.
  var overall = Duration.zero

  /// Adds what one thread has spent.
  mutating func add(_ other: Timings) {
    reading += other.reading
    parsing += other.parsing
    indexing += other.indexing
    rules += other.rules
  }

  /// A table for people.
  var table: String {
    let megabytes = Double(bytes) / 1_000_000
    func seconds(_ duration: Duration) -> String { decimal(duration.inSeconds, places: 3) }
    func speed(_ duration: Duration) -> String {
      duration > .zero ? decimal(megabytes / duration.inSeconds, places: 1) : "-"
    }
    let rows = [
      ("files", "\(files)"), ("bytes", "\(bytes)"), ("reading s", seconds(reading)),
      ("parsing s", seconds(parsing)), ("indexing s", seconds(indexing)), ("rules s", seconds(rules)),
      ("overall s", seconds(overall)), ("parsing MB/s", speed(parsing)), ("overall MB/s", speed(overall)),
    ]
    let width = rows.map(\.1.count).max() ?? 0
    return rows.map { "\(padded($0.0, 14))\(rightAligned($0.1, width))\n" }.joined()
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// Runs the work and adds the time that it takes.
func timed<Result>(_ total: inout Duration, _ work: () -> Result) -> Result {
  let start = ContinuousClock.now
  let result = work()
  total += ContinuousClock.now - start
  return result
}
