/// The text as it stands in XML or HTML, in a quoted attribute too. Characters that they can't contain become U+FFFD.
func markupEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.unicodeScalars.append("\u{FFFD}")
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Markdown as HTML: the part of it that rules' texts and summaries of views use. That is paragraphs, headings, lists,
/// fenced code, and in a line code, emphasis with `**` and addresses in angle brackets. Anything else stays as it is
/// written.
func html(ofMarkdown markdown: String) -> String {
  var html = ""
  var paragraph: [String] = []
  var items: [String] = []
  var code: [String]?
  func closeBlock() {
    if !paragraph.isEmpty { html += "<p>\(inlineHTML(paragraph.joined(separator: " ")))</p>" }
    if !items.isEmpty { html += "<ul>\(items.map { "<li>\(inlineHTML($0))</li>" }.joined())</ul>" }
    (paragraph, items) = ([], [])
  }
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      if let lines = code {
        html += "<pre>\(lines.map(markupEscaped).joined(separator: "\n"))</pre>"
        code = nil
      } else {
        closeBlock()
        code = []
      }
    } else if code != nil {
      code?.append(String(line))
    } else if line.isEmpty {
      closeBlock()
    } else if line.hasPrefix("#") {
      closeBlock()
      html += "<h4>\(inlineHTML(String(line.drop { $0 == "#" || $0 == " " })))</h4>"
    } else if line.hasPrefix("- ") {
      if !paragraph.isEmpty { closeBlock() }
      items.append(String(line.dropFirst(2)))
    } else if let last = items.indices.last {
      items[last] += " " + line
    } else {
      paragraph.append(String(line))
    }
  }
  closeBlock()
  if let code { html += "<pre>\(code.map(markupEscaped).joined(separator: "\n"))</pre>" }
  return html
}

/// A line of Markdown, or a message, as HTML.
func inlineHTML(_ markdown: String) -> String {
  var html = ""
  var isBold = false
  let pieces = markdown.split(separator: "`", omittingEmptySubsequences: false)
  for (index, piece) in pieces.enumerated() {
    if !index.isMultiple(of: 2), index < pieces.count - 1 {
      html += "<code>\(markupEscaped(String(piece)))</code>"
      continue
    }
    // A last backtick without a partner is one.
    if !index.isMultiple(of: 2) { html += "`" }
    for (part, text) in piece.split(separator: "**", omittingEmptySubsequences: false).enumerated() {
      if part > 0 {
        html += isBold ? "</b>" : "<b>"
        isBold.toggle()
      }
      html += linked(text)
    }
  }
  return html + (isBold ? "</b>" : "")
}

/// The text, escaped, with addresses in angle brackets as links.
private func linked(_ text: some StringProtocol) -> String {
  var html = ""
  for (index, part) in text.split(separator: "<https://", omittingEmptySubsequences: false).enumerated() {
    guard index > 0 else {
      html += markupEscaped(String(part))
      continue
    }
    let address = "https://" + part.prefix { $0 != ">" }
    let link = markupEscaped(address)
    html += "<a href=\"\(link)\">\(link)</a>"
    html += markupEscaped(String(part.drop { $0 != ">" }.dropFirst()))
  }
  return html
}
