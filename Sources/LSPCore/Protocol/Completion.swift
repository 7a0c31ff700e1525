extension LSP {
  package enum CompletionItemKind: Int, Codable, Sendable {
    case property = 10
    case value = 12
    case keyword = 14
  }

  package struct CompletionItem: Codable, Sendable, Equatable {
    package var label: String
    package var kind: CompletionItemKind
    package var detail: String?
    package var documentation: MarkupContent?
    /// By what the client sorts, in place of the label.
    package var sortText: String?
    /// By what the client filters, in place of the label: what is to be replaced begins like this.
    package var filterText: String?
    package var textEdit: TextEdit

    package init(
      label: String, kind: CompletionItemKind, detail: String? = nil, documentation: MarkupContent? = nil,
      sortText: String? = nil, filterText: String? = nil, textEdit: TextEdit
    ) {
      self.label = label
      self.kind = kind
      self.detail = detail
      self.documentation = documentation
      self.sortText = sortText
      self.filterText = filterText
      self.textEdit = textEdit
    }
  }

  package struct CompletionList: Codable, Sendable, Equatable {
    package var isIncomplete: Bool
    package var items: [CompletionItem]

    package init(isIncomplete: Bool = false, items: [CompletionItem]) {
      self.isIncomplete = isIncomplete
      self.items = items
    }
  }
}
