/// A call that costs too much for code that SwiftUI runs again and again: a view's `body`, its `init`.
package struct ExpensiveCall: Sendable {
  package let call: FunctionCall
  package let work: ExpensiveWork

  package var node: Node { call.node }

  /// UTF-8 offsets of what is called, its arguments left out: `DateFormatter`, `FileManager.default.contents`.
  package var nameRange: Range<Int> { call.callee?.range ?? call.node.range }

  /// The call's name as a message quotes it: on one line, without its arguments; those of a call inside it
  /// are shortened, too: `JSONDecoder().decode`.
  package var name: String {
    var parts: [String] = []
    var current: Node? = call.callee
    // Each turn goes one link of the chain inwards.
    while let node = current {
      switch node.kind {
      case .memberAccessExpr:
        parts.append(MemberAccess(node)?.name?.text ?? "")
        current = MemberAccess(node)?.base
      case .functionCallExpr:
        let inner = FunctionCall(node)
        let parentheses = inner?.arguments.isEmpty == true && inner?.closures.isEmpty == true ? "()" : "(…)"
        parts.append((inner?.name?.text ?? "") + parentheses)
        current = inner?.base
      case .optionalChainingExpr, .forceUnwrapExpr: current = node.firstChild
      case .genericSpecializationExpr: current = node.firstChild
      case .declReferenceExpr:
        parts.append(node.text)
        current = nil
      default: current = nil
      }
    }
    return parts.filter { !$0.isEmpty }.reversed().joined(separator: ".")
  }
}

/// What an expensive call spends its time on.
package enum ExpensiveWork: Sendable {
  /// Makes an object that takes long to set up: a formatter, a decoder, a regular expression.
  case construction
  /// Reads a file, a bundle, the defaults, or decodes an image.
  case reading
  /// Decodes data into values.
  case decoding
  case network
  case database
  /// Starts a `Task`.
  case task
  case timer
  /// Takes a lock, or waits for a queue.
  case locking

  /// Whether the call is one of those that a `body` must not make: lists (b) and (c) of `work_in_body`.
  package var isForbiddenInBody: Bool { self == .construction || self == .reading }
}

extension ViewResolver {
  /// What is expensive in the call itself, not in its arguments; nil where nothing is known to be.
  package func expensiveCall(_ node: Node) -> ExpensiveCall? {
    guard let call = FunctionCall(node), let callee = call.callee, let work = expensiveWork(call, callee)
    else {
      return nil
    }
    return ExpensiveCall(call: call, work: work)
  }

  private func expensiveWork(_ call: FunctionCall, _ callee: Node) -> ExpensiveWork? {
    if let type = call.constructedType {
      guard let entry = Vocabulary.expensiveTypes[type], entry.fits(call), !declares(type) else {
        return nil
      }
      return entry.work
    }
    guard callee.kind == .memberAccessExpr, let access = MemberAccess(callee), let name = access.name,
      let base = access.base
    else { return nil }
    // `DateFormatter.init()`
    if name == "init" {
      guard base.kind == .declReferenceExpr, let type = base.firstName,
        let entry = Vocabulary.expensiveTypes[type],
        entry.fits(call), !declares(type)
      else { return nil }
      return entry.work
    }
    if let owner = base.chainRootType, let members = Vocabulary.expensiveMembers[owner],
      let work = members.work(of: name), !declares(owner)
    {
      return work
    }
    return expensiveMember(name, of: base, call)
  }

  /// Members that tell by their own names and arguments what they do, whatever they are called on.
  private func expensiveMember(_ name: Name, of base: Node, _ call: FunctionCall) -> ExpensiveWork? {
    if name == "decode" {
      let arguments = call.arguments
      guard arguments.count == 2, arguments[0].label == nil, arguments[1].label == "from",
        MemberAccess(arguments[0].value)?.name == "self"
      else { return nil }
      return .decoding
    }
    if name == "fetch" || name == "fetchCount" {
      let arguments = call.arguments
      guard arguments.count == 1, arguments[0].label == nil, let owner = base.referencedName,
        owner == "context" || owner.hasSuffix("Context")
      else { return nil }
      return .database
    }
    if name == "lock", call.arguments.isEmpty, call.closures.isEmpty {
      guard let owner = base.referencedName, owner == "lock" || owner.hasSuffix("Lock") else { return nil }
      return .locking
    }
    if name == "sync" {
      guard !call.closures.isEmpty, let owner = base.referencedName,
        owner == "queue" || owner.hasSuffix("Queue")
      else { return nil }
      return .locking
    }
    return nil
  }
}

extension Node {
  /// The type whose member or instance this is: `FileManager` in `FileManager.default`, `DispatchQueue` in
  /// `DispatchQueue.global(qos: .utility)`, `Bundle` in `Bundle(for: Model.self)`; nil for longer chains.
  fileprivate var chainRootType: Name? {
    var node: Node? = self
    if let call = FunctionCall(node) { node = call.callee }
    if let access = MemberAccess(node) { node = access.base }
    guard let node, node.kind == .declReferenceExpr, let name = node.firstName, name.isCapitalized else {
      return nil
    }
    return name
  }
}

// MARK: - The tables

extension Vocabulary {
  /// Types of which making one is expensive, with the arguments that make it so.
  fileprivate static let expensiveTypes = NameTable<ExpensiveType>(
    [
      "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "MeasurementFormatter",
      "ByteCountFormatter",
      "RelativeDateTimeFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
      "PersonNameComponentsFormatter", "ListFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
      "JSONDecoder", "JSONEncoder", "PropertyListDecoder",
      "PropertyListEncoder", "NSRegularExpression", "NSPredicate",
    ].map { ($0, ExpensiveType(.construction)) } + [
      ("Regex", ExpensiveType(.construction, first: [""])),
      ("Calendar", ExpensiveType(.construction, first: ["identifier"])),
      ("Data", ExpensiveType(.reading, first: ["contentsOf"])),
      ("NSData", ExpensiveType(.reading, first: ["contentsOf", "contentsOfFile"])),
      ("String", ExpensiveType(.reading, first: ["contentsOf", "contentsOfFile"])),
      ("NSDictionary", ExpensiveType(.reading, first: ["contentsOf", "contentsOfFile"])),
      ("NSArray", ExpensiveType(.reading, first: ["contentsOf", "contentsOfFile"])),
      ("UIImage", ExpensiveType(.reading, first: ["contentsOfFile", "data"])),
      ("NSImage", ExpensiveType(.reading, first: ["contentsOf", "contentsOfFile", "data", "byReferencing"])),
      ("NSSound", ExpensiveType(.reading, first: ["contentsOf", "contentsOfFile", "data"])),
      ("AVAudioPlayer", ExpensiveType(.reading, first: ["contentsOf", "data"])),
      ("PDFDocument", ExpensiveType(.reading, first: ["url", "data"])),
      ("Task", ExpensiveType(.task, needsClosure: true)),
      ("Timer", ExpensiveType(.timer, first: ["timeInterval", "fire"])),
      ("NSLock", ExpensiveType(.locking)), ("NSRecursiveLock", ExpensiveType(.locking)),
      ("ModelContainer", ExpensiveType(.database)), ("NSPersistentContainer", ExpensiveType(.database)),
    ])

  /// Members of types, and of their values, of which a call is expensive, by the type.
  fileprivate static let expensiveMembers = NameTable<ExpensiveMembers>([
    (
      "FileManager",
      ExpensiveMembers(
        .reading,
        only: [
          "attributesOfFileSystem", "attributesOfItem", "componentsToDisplay", "containerURL", "contents",
          "contentsEqual", "contentsOfDirectory", "copyItem", "createDirectory", "createFile",
          "createSymbolicLink",
          "destinationOfSymbolicLink", "displayName", "enumerator", "fileExists", "isDeletableFile",
          "isExecutableFile", "isReadableFile", "isUbiquitousItem", "isWritableFile", "linkItem",
          "mountedVolumeURLs", "moveItem", "removeItem", "replaceItem", "replaceItemAt", "setAttributes",
          "setUbiquitous", "subpaths", "subpathsOfDirectory", "trashItem", "url", "urls",
        ])
    ),
    (
      "UserDefaults",
      ExpensiveMembers(
        .reading,
        only: [
          "object", "string", "array", "dictionary", "data", "stringArray", "integer", "float", "double",
          "bool",
          "url", "value", "dictionaryRepresentation", "set", "setValue", "removeObject", "synchronize",
        ])
    ),
    ("Bundle", ExpensiveMembers(.reading, only: ["url", "urls", "path", "paths", "decode"])),
    ("URLSession", ExpensiveMembers(.network)),
    ("JSONSerialization", ExpensiveMembers(.decoding)),
    ("PropertyListSerialization", ExpensiveMembers(.decoding)),
    ("NSKeyedUnarchiver", ExpensiveMembers(.decoding)),
    ("Task", ExpensiveMembers(.task, only: ["detached"])),
    ("Timer", ExpensiveMembers(.timer, only: ["publish", "scheduledTimer"])),
    ("DispatchSource", ExpensiveMembers(.timer, only: ["makeTimerSource"])),
    ("DispatchQueue", ExpensiveMembers(.locking, only: ["sync"])),
  ])
}

extension Vocabulary {
  /// The last names of what calls call that do what a `body` must not.
  static let calleesForbiddenInBody: [String] =
    expensiveTypes.allNames.filter { expensiveTypes[$0]?.work.isForbiddenInBody == true } + ["init"]
    + expensiveMembers.allNames.compactMap { expensiveMembers[$0] }.filter { $0.kind.isForbiddenInBody }
    .flatMap { $0.only?.allNames ?? [] }
}

/// When making an instance of a type is expensive.
private struct ExpensiveType: Sendable {
  let work: ExpensiveWork
  /// The first argument must have one of these labels (empty: none); any call fits where there are none.
  let first: [String]
  /// Only a call with a closure fits.
  let needsClosure: Bool

  init(_ work: ExpensiveWork, first: [String] = [], needsClosure: Bool = false) {
    self.work = work
    self.first = first
    self.needsClosure = needsClosure
  }

  func fits(_ call: FunctionCall) -> Bool {
    if needsClosure { return !call.closures.isEmpty }
    if first.isEmpty { return true }
    guard let argument = call.firstArgument else { return false }
    guard let label = argument.label else {
      return first.contains("") && argument.value?.kind != .closureExpr
    }
    return first.contains { label.tree.hasText($0, in: label.range) }
  }
}

/// Which members of a type are expensive to call.
private struct ExpensiveMembers: Sendable {
  let kind: ExpensiveWork
  /// Nil for all.
  let only: NameSet?

  init(_ work: ExpensiveWork, only: [String]? = nil) {
    kind = work
    self.only = only.map(NameSet.init)
  }

  func work(of name: Name) -> ExpensiveWork? { only?.contains(name) ?? true ? kind : nil }
}
