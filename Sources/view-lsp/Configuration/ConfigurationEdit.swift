internal import ViewAnalysis

/// Changes of a configuration file that leave its comments and its layout as they are.
enum ConfigurationEdit {
  /// The file that turns a rule off where there was none.
  static func newFile(turningOff rule: String) -> String {
    "{\n  \"rules\": {\n    \(off(rule))\n  }\n}\n"
  }

  /// The edits that turn the rule off, sorted; nil for a file that can't be read as a configuration.
  static func turningOff(_ rule: String, in bytes: [UInt8]) -> [TextEdit]? {
    guard let root = try? PositionedJSONReader.read(bytes), let members = root.members else { return nil }
    let writer = MemberWriter(bytes: bytes)
    let edits: [TextEdit]
    if let rules = members.first(where: { $0.key == "rules" })?.value {
      guard let settings = rules.members else { return nil }
      if let setting = settings.first(where: { $0.key == rule })?.value {
        if let severity = setting.members?.first(where: { $0.key == "severity" })?.value {
          edits = [TextEdit(range: severity.range, newText: "\"off\"")]
        } else if setting.members != nil {
          edits = writer.adding("\"severity\": \"off\"", to: setting)
        } else {
          edits = [TextEdit(range: setting.range, newText: "\"off\"")]
        }
      } else {
        edits = writer.adding(off(rule), to: rules)
      }
    } else {
      let indentation = writer.indentation(ofMembersOf: root)
      let lines = ["\"rules\": {", indentation + writer.unit + off(rule), indentation + "}"]
      edits = writer.adding(lines.joined(separator: writer.lineEnd), to: root)
    }
    let result = ConfigurationFile(bytes: edits.applied(to: bytes))
    return result.rules[rule]?.isOff == true ? edits : nil
  }

  private static func off(_ rule: String) -> String { "\(JSONText.string(rule).compact): \"off\"" }
}

/// Writes new members into the objects of a text.
private struct MemberWriter {
  let bytes: [UInt8]
  private let lines: LineTable
  let lineEnd: String

  init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
    lineEnd = bytes.contains(0x0D) ? "\r\n" : "\n"
  }

  /// One level of indentation.
  var unit: String { bytes.contains(0x09) ? "\t" : "  " }

  /// The blanks at the start of the line of the offset.
  private func indentation(at offset: Int) -> String {
    let line = lines.line(at: offset)
    return String(decoding: bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// What members of the object that stand on lines of their own begin with.
  func indentation(ofMembersOf object: PositionedJSON) -> String {
    if let last = object.members?.last, isOnOwnLine(last.keyRange.lowerBound) {
      return indentation(at: last.keyRange.lowerBound)
    }
    return indentation(at: object.range.lowerBound) + unit
  }

  private func isOnOwnLine(_ offset: Int) -> Bool {
    bytes[lines.line(at: offset).lowerBound..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Adds the member after the object's others.
  func adding(_ member: String, to object: PositionedJSON) -> [TextEdit] {
    let inner = indentation(ofMembersOf: object)
    guard let last = object.members?.last else {
      let start = object.range.lowerBound + 1
      let isOneLine = lines.line(at: start) == lines.line(at: object.range.upperBound)
      let end = isOneLine ? lineEnd + indentation(at: object.range.lowerBound) : ""
      // White space between the braces goes; a comment stays.
      let isEmpty = bytes[start..<object.range.upperBound - 1].allSatisfy { $0 <= 0x20 }
      return [
        TextEdit(
          range: isOneLine && isEmpty ? start..<object.range.upperBound - 1 : start..<start,
          newText: lineEnd + inner + member + end)
      ]
    }
    let end = last.value.range.upperBound
    let comma = comma(after: end, before: object.range.upperBound)
    guard isOnOwnLine(last.keyRange.lowerBound) else {
      return [TextEdit(range: end..<end, newText: ", " + member)]
    }
    // After a comment that belongs to the last member, if the object doesn't end on its line.
    let line = lines.line(at: comma ?? end)
    let place = line.upperBound < object.range.upperBound ? line.upperBound : comma.map { $0 + 1 } ?? end
    let text = lineEnd + inner + member
    if comma != nil { return [TextEdit(range: place..<place, newText: text + ",")] }
    if place == end { return [TextEdit(range: end..<end, newText: "," + text)] }
    return [TextEdit(range: end..<end, newText: ","), TextEdit(range: place..<place, newText: text)]
  }

  /// The offset of the comma after a value, comments before it skipped; nil where there is none.
  private func comma(after end: Int, before limit: Int) -> Int? {
    var position = end
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: ","): return position
      case UInt8(ascii: "}"): return nil
      case UInt8(ascii: "/") where position + 1 < limit && bytes[position + 1] == UInt8(ascii: "/"):
        position = lines.line(at: position).upperBound
      case UInt8(ascii: "/") where position + 1 < limit && bytes[position + 1] == UInt8(ascii: "*"):
        position += 2
        while position + 1 < limit,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        position += 2
      default: position += 1
      }
    }
    return nil
  }
}
