import Dispatch
import Foundation

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Subject: Publisher {
  func send(_ value: Output)
}

public protocol Cancellable {
  func cancel()
}

public protocol ConnectablePublisher: Publisher {}

public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ value: Output) {}
}

extension Subject where Output == Void {
  public func send() {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) {}
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { fatalError() }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { fatalError() }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    fatalError()
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    fatalError()
  }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { fatalError() }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { fatalError() }
  public func debounce<S: Scheduler>(for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  { fatalError() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  { fatalError() }
}

extension DispatchQueue {
  public struct SchedulerTimeType {
    public struct Stride: ExpressibleByFloatLiteral {
      public init(floatLiteral value: Double) {}
      public static func seconds(_ value: Int) -> Stride { fatalError() }
      public static func milliseconds(_ value: Int) -> Stride { fatalError() }
    }
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public func send() {}
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var wrappedValue: Value
  public var projectedValue: Publisher {
    mutating get { fatalError() }
    set {}
  }
}

extension Timer {
  public struct TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func autoconnect() -> AnyPublisher<Date, Never> { fatalError() }
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { fatalError() }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { fatalError() }
}
