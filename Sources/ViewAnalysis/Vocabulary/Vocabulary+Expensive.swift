/// What an expensive call spends its time on.
package enum ExpensiveWork: Sendable {
  /// Makes an object that takes long to set up: a formatter, a decoder, a regular expression.
  case construction
  /// Reads a file, a bundle, the defaults, or decodes an image.
  case reading
  /// Draws an image.
  case drawing
  /// Decodes data into values.
  case decoding
  case network
  case database
  /// Starts a `Task`.
  case task
  case timer
  /// Takes a lock, or waits for a queue.
  case locking

  /// Whether the call is one of those that a `body` must not make.
  package var isForbiddenInBody: Bool { self == .construction || self == .reading || self == .drawing }
}

extension Vocabulary {
  /// Types of which making one is expensive, with the arguments that make it so.
  static let expensiveTypes = NameTable<ExpensiveType>(
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
      ("UIGraphicsImageRenderer", ExpensiveType(.drawing)), ("ImageRenderer", ExpensiveType(.drawing)),
      ("Task", ExpensiveType(.task, needsClosure: true)),
      ("Timer", ExpensiveType(.timer, first: ["timeInterval", "fire"])),
      ("NSLock", ExpensiveType(.locking)), ("NSRecursiveLock", ExpensiveType(.locking)),
      ("ModelContainer", ExpensiveType(.database)), ("NSPersistentContainer", ExpensiveType(.database)),
    ])

  /// Members of types, and of their values, of which a call is expensive, by the type.
  static let expensiveMembers = NameTable<ExpensiveMembers>([
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
  /// Methods that only a URL has, and that read from the disk.
  static let urlReaders: NameSet = ["resourceValues", "promisedItemResourceValues"]

  /// The last names of what calls call that do what a `body` must not.
  static let calleesForbiddenInBody = NameSet(
    expensiveTypes.allNames.filter { expensiveTypes[$0]?.work.isForbiddenInBody == true }
      + ["init"] + urlReaders.allNames
      + expensiveMembers.allNames.compactMap { expensiveMembers[$0] }.filter { $0.kind.isForbiddenInBody }
      .flatMap { $0.only?.allNames ?? [] })
}

/// When making an instance of a type is expensive.
struct ExpensiveType: Sendable {
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
struct ExpensiveMembers: Sendable {
  let kind: ExpensiveWork
  /// Nil for all.
  let only: NameSet?

  init(_ work: ExpensiveWork, only: [String]? = nil) {
    kind = work
    self.only = only.map(NameSet.init)
  }

  func work(of name: Name) -> ExpensiveWork? { only?.contains(name) ?? true ? kind : nil }
}
