import Foundation

/// The processor's time that the work takes on this thread, the least of three, so that what else the machine does
/// counts little.
package func processorTime(_ work: () -> Void) -> Duration {
  let times = (0..<3).map { _ in
    let start = threadTime()
    work()
    return threadTime() - start
  }
  return times.min() ?? .zero
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// How the time of some work grows where there is four times as much to do.
package struct Growth: CustomStringConvertible {
  private let count: Int
  private let times: (short: Duration, long: Duration)

  /// - Parameter time: what the work takes for a count.
  package init(from count: Int, time: (Int) -> Duration) {
    self.count = count
    var times = (short: time(count), long: time(count * 4))
    // Other tests share the machine's caches: what was slow once may be fast in peace.
    for _ in 0..<2 where !Self.isLinear(times) { times = (time(count), time(count * 4)) }
    self.times = times
  }

  /// Four times the work takes about four times the time; a square would take sixteen times. In between is left to a busy
  /// machine, on which the larger of the two suffers more.
  package var isLinear: Bool { Self.isLinear(times) }

  package var description: String { "\(times.short) for \(count), \(times.long) for \(count * 4)" }

  private static func isLinear(_ times: (short: Duration, long: Duration)) -> Bool {
    times.long < times.short * 10
  }
}
