/// What there is to know of a view type, of its body or of a helper, without any fault in it: what it reads, how
/// much it builds, and when SwiftUI computes it again.
package struct ViewSummary: Sendable {
  package enum Subject: Sendable {
    case type
    case body
    case helper(String)
  }

  /// A stored property and the members whose code reads it while the view is computed, in the order of the text.
  package struct Reading: Sendable {
    package let property: ViewProperty
    package let members: [String]
  }

  package let subject: Subject
  /// The name of the view type.
  package let type: String
  /// The same with the types that it is nested in.
  package let qualifiedType: String
  /// UTF-8 offsets of the name that the summary is of.
  package let range: Range<Int>
  /// For a type, all of its properties; for body or helper, those that it reads.
  package let readings: [Reading]
  /// What is built: for a type and its body with what the helpers build that are a part of the body, for a helper with one
  /// view for each place of another one.
  package let measure: ViewMeasure
  /// The helpers of some size that are computed with the body.
  package let sections: [String]
  /// How often the code uses it: places of the workspace where the type is made, or of the type for a helper.
  package let placements: Int
  /// The states, bindings and objects for which a helper is computed again without reading them.
  package let needless: [ViewProperty]

  /// The states, bindings, objects and environment values that make it run again.
  package var causes: [ViewProperty] {
    readings.filter { !$0.members.isEmpty && $0.property.isStateSource }.map(\.property)
  }

  /// How many views a helper has that counts as a section.
  private static let sectionViews = 4
}

extension ViewSummary {
  /// The summary of the view type, body or helper whose declared name is at the UTF-8 offset; nil for anything else.
  package static func summary(
    at offset: Int, in file: FileModel, _ workspace: WorkspaceIndex
  ) -> ViewSummary? {
    guard let type = file.enclosingType(atOffset: offset) else { return nil }
    let resolver = ViewResolver(file: file, workspace: workspace)
    guard resolver.isView(type), !type.isProtocol else { return nil }
    if let name = type.declaration.name, name.range.contains(offset) || name.range.upperBound == offset {
      return ViewSummary(type, resolver)
    }
    for member in type.members where member.range.contains(offset) {
      guard let name = member.declaredName, name.range.contains(offset) || name.range.upperBound == offset
      else { return nil }
      if name == "body" { return type.body == nil ? nil : ViewSummary(type, body: name, resolver) }
      return resolver.helper(member, of: type).flatMap { ViewSummary($0, of: type, resolver) }
    }
    return nil
  }

  /// The summaries of the file's view types that have a body in the file, in the order of the text.
  package static func summaries(of file: FileModel, _ workspace: WorkspaceIndex) -> [ViewSummary] {
    let resolver = ViewResolver(file: file, workspace: workspace)
    return file.types.filter { $0.body != nil && !$0.isProtocol && resolver.isView($0) }
      .map { ViewSummary($0, resolver) }
  }

  /// Of the type, or of its body where the name of it is given.
  private init(_ type: TypeModel, body: Name? = nil, _ resolver: ViewResolver) {
    let reads = resolver.reads(of: type)
    var measure = ViewMeasure()
    var sections: [String] = []
    for declaration in resolver.members(of: type).declarations {
      if let block = declaration.body?.getter {
        let own = resolver.measure(block)
        measure.count += own.count
        measure.nesting = own.nesting
      }
      for helper in resolver.helpers(of: declaration) {
        guard let name = helper.name?.text, reads.isUsedByBody(name) else { continue }
        let own = resolver.measure(helper.block)
        measure.count += own.count
        if own.countWithHelpers >= Self.sectionViews { sections.append(name) }
      }
    }
    let read = reads.reads(ofMember: "body")
    readings = reads.properties.filter { body == nil || read.contains($0) }.map { property in
      Reading(
        property: property, members: reads.members(reading: property).filter { reads.isUsedByBody($0) })
    }
    subject = body == nil ? .type : .body
    self.type = type.name
    qualifiedType = type.qualifiedName
    range = body?.range ?? type.declaration.nameRange
    self.measure = measure
    self.sections = sections
    placements = resolver.workspace.references(to: type.name).reduce(0) { count, file in
      count + file.references.count { $0.kind == .name || $0.kind == .member }
    }
    needless = []
  }

  private init?(_ helper: Helper, of type: TypeModel, _ resolver: ViewResolver) {
    guard let name = helper.name else { return nil }
    let reads = resolver.reads(of: type)
    let own = reads.reads(ofMember: name.text)
    let readInBlock = reads.reads(of: helper.block)
    readings = own.properties.map { property in
      Reading(property: property, members: readInBlock.contains(property) ? [name.text] : [])
    }
    subject = .helper(name.text)
    self.type = type.name
    qualifiedType = type.qualifiedName
    range = name.range
    let built = resolver.measure(helper.block)
    measure = ViewMeasure(count: built.countWithHelpers, nesting: built.nesting)
    sections = []
    placements = reads.uses(ofMember: name.text).count
    needless = Array(resolver.needlessBindings(ofMember: name.text, of: type, whileShown: true))
  }
}

extension ViewReads {
  /// The members whose code names the property, in the order of the text.
  fileprivate func members(reading property: ViewProperty) -> [String] {
    var members: [String] = []
    for member in uses(ofMember: property.name).lazy.map(member(of:)) where !members.contains(member) {
      members.append(member)
    }
    return members
  }
}
