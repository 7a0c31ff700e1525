typealias Handler = () -> Void
typealias Tap = Handler
typealias OptionalHandler = (() -> Void)?
typealias Amount = Double
