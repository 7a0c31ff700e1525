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
