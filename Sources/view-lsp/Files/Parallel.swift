#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work spread over the cores, for the command line. The order of the results is the order of the items,
/// whatever the number of threads.
///
/// The threads are the system's own, because their stack has to hold the parser's deepest nesting, and
/// what a platform gives a thread by default (half a megabyte on macOS, less with Musl) may not.
enum Parallel {
  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private static let stackSize = 16 << 20

  /// The work's result for each index below `count`. `progress` is called now and then, on one thread at a
  /// time, with the number of items that are done.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, progress: (@Sendable (Int) -> Void)? = nil,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count: count, jobs: jobs, progress: progress, perThread: {}, { work($1) })
  }

  /// The same, where each thread makes a value of its own that it hands to the work.
  static func map<Own, Result: Sendable>(
    count: Int, jobs: Int, progress: (@Sendable (Int) -> Void)? = nil,
    perThread makeOwn: @escaping @Sendable () -> Own, _ work: @escaping @Sendable (Own, Int) -> Result
  ) -> [Result] {
    var results: [Result] = []
    let queue = WorkQueue(count: count, progress: progress, makeOwn: makeOwn, work: work)
    run(queue, jobs: jobs, portion: count) { results += $0 }
    return results
  }

  /// Hands each index and its result to `take` on the calling thread, in order, while the other threads go on with the
  /// work.
  static func forEach<Result: Sendable>(
    count: Int, jobs: Int, progress: (@Sendable (Int) -> Void)? = nil,
    _ work: @escaping @Sendable (Int) -> Result, inOrder take: (Int, Result) -> Void
  ) {
    let queue = WorkQueue(count: count, progress: progress, makeOwn: {}, work: { work($1) })
    var index = 0
    run(queue, jobs: jobs, portion: 32) { results in
      for result in results {
        take(index, result)
        index += 1
      }
    }
  }

  /// `take` gets so many results at a time: waking the calling thread for each one would cost more than it saves.
  private static func run<Own, Result>(
    _ queue: WorkQueue<Own, Result>, jobs: Int, portion: Int, _ take: ([Result]) -> Void
  ) {
    let threads = (0..<max(1, min(jobs, queue.count))).compactMap { _ in start { queue.run() } }
    // Without a thread at all the caller does the work itself.
    if threads.isEmpty { queue.run() }
    for start in stride(from: 0, to: queue.count, by: max(1, portion)) {
      take(queue.takeResults(start..<min(start + portion, queue.count)))
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let argument = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { runThreadBody($0) }, argument)
      let started = thread
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { $0.flatMap { runThreadBody($0) } }, argument)
      let started: pthread_t? = thread
    #endif
    guard status == 0 else {
      Unmanaged<ThreadBody>.fromOpaque(argument).release()
      return nil
    }
    return started
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThreadBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

/// Hands out indices and keeps the results. Every field that changes is only touched under the lock.
private final class WorkQueue<Own, Result: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// Signalled when the last result of those that are waited for is there.
  private let arrival: UnsafeMutablePointer<pthread_cond_t>
  let count: Int
  private let makeOwn: @Sendable () -> Own
  private let work: @Sendable (Own, Int) -> Result
  private let progress: (@Sendable (Int) -> Void)?
  private var next = 0
  private var done = 0
  /// The results that nobody has taken.
  private var results: [Result?]
  /// What the calling thread waits for, and how many of those results are missing.
  private var awaited = 0..<0
  private var missing = 0

  init(
    count: Int, progress: (@Sendable (Int) -> Void)?, makeOwn: @escaping @Sendable () -> Own,
    work: @escaping @Sendable (Own, Int) -> Result
  ) {
    self.count = count
    self.makeOwn = makeOwn
    self.work = work
    self.progress = progress
    results = Array(repeating: nil, count: count)
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    arrival = .allocate(capacity: 1)
    arrival.initialize(to: pthread_cond_t())
    pthread_cond_init(arrival, nil)
  }

  deinit {
    pthread_cond_destroy(arrival)
    arrival.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func run() {
    let own = makeOwn()
    while let index = take() {
      let result = work(own, index)
      pthread_mutex_lock(lock)
      results[index] = result
      done += 1
      if awaited.contains(index) {
        missing -= 1
        if missing == 0 { pthread_cond_signal(arrival) }
      }
      progress?(done)
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  /// Waits until the results of the indices are there. Each can be taken once.
  func takeResults(_ indices: Range<Int>) -> [Result] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    awaited = indices
    missing = results[indices].count { $0 == nil }
    while missing > 0 { pthread_cond_wait(arrival, lock) }
    let taken = results[indices].compactMap { $0 }
    for index in indices { results[index] = nil }
    return taken
  }
}
