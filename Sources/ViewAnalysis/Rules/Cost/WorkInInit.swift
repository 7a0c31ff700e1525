extension Rule {
  package static let workInInit = Rule(
    id: "work_in_init", severity: .warning, profile: .recommended, family: .cost,
    title: "Expensive work when a view is created",
    summary: "A view's `init`, or the initial value of a property, does more than copy its inputs.",
    why: """
      SwiftUI recreates a view value whenever the body of its parent is evaluated, which can be many \
      times a second while the user scrolls or drags. Everything in `init` and in the initial values of \
      properties runs each time, even if the result is discarded at once, and even for views that never \
      appear.
      """,
    remedy: """
      Let `init` only copy values into properties, and load data in `.task`, which is cancelled when the \
      view disappears. Keep objects in an `@State` model, or in a `static let` if they depend on \
      nothing, and derive values in the model, where the data changes.
      """,
    silentOn: [
      """
      Initial values of `@State` and `@StateObject` properties, the argument of \
      `StateObject(wrappedValue:)`, and closures that are only stored.
      """,
      "Sorting and filtering an input, although the model is a better place for them.",
      "The predicate of a fetch request that the view creates.",
      "In `recommended` and `strict`: views of widgets and Live Activities, which are created once per entry.",
      "In `recommended`: objects that are made from values (a predicate of an input).",
    ],
    keepIf: ["The view is created only once, at the root of the app, and the app launches fast enough."],
    disagreement: """
      The SwiftUI View Structure Reference shows an `init` that filters its input; its newest edition \
      asks for a constant-time copy of the inputs. So filtering and sorting an input is not reported, \
      and never advised.
      """,
    sources: [
      Citation(.viewStructure, section: "Keep View `init` Cheap"),
      Citation(.viewStructure, section: "UIViewRepresentable Essentials"),
      Citation(.declaringAView, section: "Manage data"),
    ],
    examples: [
      Example(
        bad: """
          import Foundation
          import SwiftUI

          struct ArrivalLabel: View {
            private let text: String

            init(arrival: Date) {
              let formatter = DateFormatter()
              formatter.timeStyle = .short
              text = formatter.string(from: arrival)
            }

            var body: some View {
              Text(text)
            }
          }
          """,
        good: """
          import Foundation
          import SwiftUI

          struct ArrivalLabel: View {
            let arrival: Date

            var body: some View {
              Text(arrival, style: .time)
            }
          }
          """),
      Example(
        bad: """
          import Foundation
          import SwiftUI

          struct LicenseView: View {
            private let license = try? String(contentsOfFile: "/Licenses/All.txt")

            var body: some View {
              Text(license ?? "")
            }
          }
          """,
        good: """
          import Foundation
          import SwiftUI

          struct LicenseView: View {
            @State private var license = ""

            var body: some View {
              Text(license)
                .task {
                  license = await Task.detached {
                    (try? String(contentsOfFile: "/Licenses/All.txt")) ?? ""
                  }.value
                }
            }
          }
          """),
    ],
    kinds: [.structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl], check: checkWorkInInit,
    explain: { node, context in InitialWork(node, context)?.reason ?? "" })
}

private func checkWorkInInit(_ node: Node, _ context: RuleContext) {
  guard let type = context.file.type(declaredBy: node), context.resolver.isView(type),
    !context.file.isInPreview(node), context.step == .all || !context.resolver.isInWidget(type)
  else { return }
  for property in type.storedProperties {
    guard let value = property.initialValue, value.mayCall, property.name != nil,
      !keepsInitialValue(property)
    else { continue }
    report(calls(in: value, of: type, context), of: type, context)
  }
  for initializer in type.initializers {
    guard let body = initializer.body, body.mayCall else { continue }
    report(calls(in: body, of: type, context), of: type, context)
  }
}

private func report(_ calls: [ExpensiveCall], of type: TypeModel, _ context: RuleContext) {
  for call in calls {
    // One for each value has to be made somewhere.
    if context.step == .recommended, call.work == .construction,
      call.call.arguments.contains(where: { $0.node.readsValues })
    {
      continue
    }
    let work = InitialWork(call, of: type, context)
    context.report(
      at: call.nameRange, subject: call.node, message: work.message, related: work.related(context.file))
  }
}

extension Node {
  /// Whether there is any call in the subtree.
  fileprivate var mayCall: Bool { contains(callKinds) }
}

private let callKinds: KindSet = [.functionCallExpr]

/// SwiftUI makes the initial value again, but that is how such a property is declared.
private func keepsInitialValue(_ property: Property) -> Bool {
  guard let name = property.wrapper?.name else { return false }
  return name == "State" || name == "StateObject"
}

// MARK: - What runs

/// The expensive calls that run when the code runs: those in closures that are only stored or run later don't.
private func calls(in code: Node, of type: TypeModel, _ context: RuleContext) -> [ExpensiveCall] {
  let tree = context.tree
  let resolver = context.resolver
  lazy var fetches = type.storedProperties.contains { fetchingTypes.contains($0.wrapper?.name) }
  var found: [ExpensiveCall] = []
  var id = code.id
  while id < code.subtree.upperBound {
    let node = tree.node(id)
    var skips = false
    switch node.kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .accessorBlock: skips = true
    case .closureExpr: skips = Closure(node)?.runsInPlace != true
    case .functionCallExpr:
      if let call = resolver.expensiveCall(node) {
        skips = true
        if !(call.call.constructedType == "NSPredicate" && fetches), !isOtherDefaults(call) {
          found.append(call)
        }
      } else {
        skips = isLazy(node, of: type)
      }
    default: break
    }
    id = skips ? node.subtree.upperBound : id + 1
  }
  return found
}

/// Whether the call goes to user defaults of its own, which no `@AppStorage` without a store can replace.
private func isOtherDefaults(_ call: ExpensiveCall) -> Bool {
  let name = call.node.tree.text(call.nameRange)
  return name.hasPrefix("UserDefaults") && !name.hasPrefix("UserDefaults.standard")
}

/// Whether the call keeps its argument for later, or is how a view states what it fetches.
private func isLazy(_ node: Node, of type: TypeModel) -> Bool {
  guard let call = FunctionCall(node) else { return false }
  if let name = call.constructedType { return name == "StateObject" || fetchingTypes.contains(name) }
  // `_model = .init(wrappedValue: …)`
  guard call.name == "init", call.callee?.kind == .memberAccessExpr, call.base == nil,
    let assignment = node.parent, assignment.kind == .sequenceExpr,
    let target = assignment.firstChild?.referencedName
  else { return false }
  return type.storedProperties.contains { property in
    guard let name = property.name, let wrapper = property.wrapper?.name,
      target.range.count == name.range.count + 1, target.hasPrefix("_")
    else { return false }
    return target.text.dropFirst() == name.text
      && (wrapper == "StateObject" || fetchingTypes.contains(wrapper))
  }
}

private let fetchingTypes: NameSet = ["FetchRequest", "SectionedFetchRequest", "Query"]

// MARK: - What is said

/// An expensive call that runs whenever a view is made.
private struct InitialWork {
  private let call: ExpensiveCall
  private let type: TypeModel
  private let isRepresentable: Bool
  /// The type is generic, or one around it.
  private let isGeneric: Bool
  /// The name of the property whose initial value contains the call; nil where the call is in an `init`.
  private let initializedProperty: Name?
  /// Whether nothing uses the property that it is done for.
  private let isUnused: Bool

  /// The call's node.
  init?(_ node: Node, _ context: RuleContext) {
    guard let call = context.resolver.expensiveCall(node), let type = context.file.enclosingType(of: node)
    else { return nil }
    self.init(call, of: type, context)
  }

  init(_ call: ExpensiveCall, of type: TypeModel, _ context: RuleContext) {
    self.call = call
    self.type = type
    isRepresentable = context.resolver.roles(of: type).contains(.representable)
    isGeneric = context.genericType(around: type) != nil
    initializedProperty = call.initializedProperty
    isUnused = initializedProperty.map { Self.isUnused($0, of: type, context) } ?? false
  }

  /// Whether only the property's own declaration has its name in this file, and no other file uses it of the type's values.
  private static func isUnused(_ name: Name, of type: TypeModel, _ context: RuleContext) -> Bool {
    guard context.workspace.isWhole, let references = context.resolver.source?.facts.references,
      let property = type.properties.first(where: { $0.name?.range == name.range }),
      references.references(to: name.text).allSatisfy({
        property.variable.node.range.contains($0.range.lowerBound)
      })
    else { return false }
    return !context.resolver.isUsedInOtherFiles(property, of: type)
  }

  var message: String {
    let (what, advice) = words(
      for: call, isRepresentable: isRepresentable, isGeneric: isGeneric)
    let subject = call.work == .construction ? "A new `\(call.name)`" : "`\(call.name)`"
    let remedy =
      isUnused ? "Nothing uses `\(initializedProperty?.text ?? "")`: remove it." : advice
    return "\(subject) \(what) each time SwiftUI recreates `\(type.spokenName)`. \(remedy)"
  }

  func related(_ file: FileModel) -> [RelatedLocation] {
    alternative(to: call, in: type, isRepresentable: isRepresentable, file)
  }

  var reason: String {
    let property = initializedProperty.map { "evaluates the initial value of `\($0.text)`" }
    return "SwiftUI recreates `\(type.spokenName)` whenever the body of its parent is evaluated, and "
      + "\(property ?? "runs its `init`") each time. The call to `\(call.name)` then runs again, even if the "
      + "inputs are the same."
  }
}

/// What the call does and where it could live instead.
private func words(
  for call: ExpensiveCall, isRepresentable: Bool, isGeneric: Bool
) -> (what: String, advice: String) {
  let (what, advice) = words(for: call, isGeneric: isGeneric)
  guard isRepresentable, call.work != .locking, !call.isWriting else { return (what, advice) }
  return (what, "Do it where the platform view or the coordinator is created, which happens once.")
}

private func words(for call: ExpensiveCall, isGeneric: Bool) -> (what: String, advice: String) {
  switch call.work {
  case .construction:
    let isFormatter = call.name.hasSuffix("Formatter")
    return (
      "is set up",
      // Generic types have no stored static properties.
      "Keep one in \(isGeneric ? "" : "a `static let` or in ")an `@State` model"
        + (isFormatter ? ", or use a format style." : ".")
    )
  case .reading: return wordsForReading(call)
  case .drawing:
    return ("draws an image", "Draw it once, in the model or in `.task`, and pass the image to the view.")
  case .decoding:
    let encodes = call.call.name.map { encodingMethods.contains($0) } ?? false
    return (
      encodes ? "encodes data" : "decodes data",
      "\(encodes ? "Encode" : "Decode") it once, in the model or in `.task`, and pass the value to the view."
    )
  case .network:
    return (
      "uses the network",
      "Do it in `.task`, which runs when the view appears and is cancelled when it disappears."
    )
  case .database:
    if call.call.constructedType != nil {
      return (
        "sets up a database", "Keep one for the whole app, and let the view get it from its environment."
      )
    }
    return (
      "uses the database", "Fetch in `.task`, in an `@State` model, or with `@Query` or `@FetchRequest`."
    )
  case .task:
    return (
      "starts new work", "Use `.task`, which runs when the view appears and is cancelled when it disappears."
    )
  case .timer:
    return (
      "creates a new timer", "Keep it in `@State`, or use `.task` or a `TimelineView`."
    )
  case .locking:
    if call.call.constructedType != nil {
      return (
        "creates a new lock", "A new one guards nothing: keep it in the model, with the state that it is for."
      )
    }
    return ("may have to wait", "A view's `init` must not block: keep shared state in a model.")
  }
}

private func wordsForReading(_ call: ExpensiveCall) -> (what: String, advice: String) {
  if call.owner == "UserDefaults" {
    return call.isWriting
      ? ("changes user defaults", "Change them where something happens: in an action, or in the model.")
      : ("reads user defaults", remedyForUserDefaults(call.call))
  }
  if call.isWriting {
    return (
      "changes files", "Change them where something happens: in an action, in `.task`, or in the model."
    )
  }
  let reads: NameSet = ["contents", "contentsEqual", "decode"]
  if call.owner == "FileManager" || call.owner == "Bundle", !reads.contains(call.call.name) {
    return (
      "looks for files", "Do it in `.task` or in the model, once, and pass the result to the view."
    )
  }
  if call.call.constructedType?.hasSuffix("Image") == true,
    call.call.firstArgument?.label.map({ $0 == "data" }) == true
  {
    return ("decodes an image", "Decode it once, in the model or in `.task`, and pass the image to the view.")
  }
  return (
    "reads data", "Load it in `.task` into an `@State` property, or pass the loaded value to the view."
  )
}

extension ExpensiveCall {
  /// The name of the property whose initial value contains the call; nil where the call is in an `init`.
  fileprivate var initializedProperty: Name? {
    var binding: PatternBinding?
    for ancestor in node.ancestors {
      if ancestor.kind == .initializerDecl { return nil }
      if ancestor.kind == .memberBlockItem { break }
      binding = PatternBinding(ancestor) ?? binding
    }
    return binding?.name
  }

  /// The first name of what is called: `FileManager` in `FileManager.default.fileExists`.
  fileprivate var owner: String {
    String(node.tree.text(nameRange).prefix { $0.isLetter || $0.isNumber })
  }

  /// Whether it changes files or user defaults.
  fileprivate var isWriting: Bool { work == .reading && writingMembers.contains(call.name) }
}

private let writingMembers: NameSet = [
  "copyItem", "createDirectory", "createFile", "createSymbolicLink", "linkItem", "moveItem", "removeItem",
  "removeObject", "replaceItem", "replaceItemAt", "set", "setAttributes", "setUbiquitous", "setValue",
  "synchronize",
  "trashItem",
]

/// What could do the work instead, in this file: the type itself, its body, or what makes the platform view.
private func alternative(
  to call: ExpensiveCall, in type: TypeModel, isRepresentable: Bool, _ file: FileModel
) -> [RelatedLocation] {
  if call.isWriting || call.work == .database && call.call.constructedType != nil { return [] }
  for part in file.declarations(of: type) {
    if isRepresentable {
      let makers = part.functions.lazy.compactMap(\.name).filter { platformMakers.contains($0) }
      if let maker = makers.first {
        return [
          RelatedLocation(range: maker.range, message: "`\(maker.text)` runs once: do the work here.")
        ]
      }
    } else if call.work == .construction, !part.isExtension {
      return [
        RelatedLocation(
          range: part.declaration.nameRange,
          message:
            "`\(type.spokenName)` could share one in a `static let`, or keep its own in an `@State` model.")
      ]
    } else if let body = part.body?.name {
      let message =
        switch call.work {
        case .construction: "This body can use an object that an `@State` model keeps."
        case .timer:
          "A `.task` on this body runs while the view is on screen, and can wait for each tick."
        case .locking:
          "This body can read the value from an `@State` model, which needs no lock."
        default:
          "A `.task` on this body runs each time the view appears, and can keep its result in `@State`."
        }
      return [RelatedLocation(range: body.range, message: message)]
    }
  }
  return []
}

private let platformMakers: NameSet = [
  "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController", "makeWKInterfaceObject",
]

/// Methods of `JSONSerialization` and its like that make data of values.
private let encodingMethods: NameSet = ["data", "writeJSONObject", "writePropertyList", "archivedData"]
