/// How many of a rule's findings in real apps were read, and how they were judged: in the narrowest profile that has the
/// rule on. `docs/precision.md` says how it was done, and has the same numbers.
struct MeasuredPrecision: Equatable {
  let judged: Int
  let right: Int
  let debatable: Int
  let wrong: Int

  /// What is known of a rule, as Markdown.
  static func text(of rule: String) -> String {
    if let numbers = all[rule] { return numbers.text }
    if let annotated = inAnnotatedFiles[rule] { return annotated.text }
    return "Not measured: its findings in real apps were not read and judged one by one."
  }

  private var text: String {
    if judged == 0 {
      return "It found nothing in the apps that were searched, so there was nothing to judge."
    }
    let share = (right * 2 + debatable) * 100 / (judged * 2)
    let parts = [(right, "right"), (debatable, "debatable"), (wrong, "wrong")].filter { $0.0 > 0 }
      .map { "\($0) \($1)" }
    let few = judged < 20 ? " These are few, and prove little." : ""
    return
      "Read and judged in real apps: \(counted(judged, "finding")), \(parts.joined(separator: ", ")). "
      + "That is \(share) in 100, with debatable ones counted half.\(few)"
  }

  static let all: [String: MeasuredPrecision] = [
    "any_view": .init(judged: 40, right: 37, debatable: 3, wrong: 0),
    "base_view": .init(judged: 1, right: 0, debatable: 1, wrong: 0),
    "blanket_equatable": .init(judged: 10, right: 9, debatable: 1, wrong: 0),
    "clip_without_compositing_group": .init(judged: 14, right: 13, debatable: 1, wrong: 0),
    "closure_content": .init(judged: 18, right: 17, debatable: 1, wrong: 0),
    "concrete_body_type": .init(judged: 2, right: 1, debatable: 1, wrong: 0),
    "conditional_modifier": .init(judged: 48, right: 45, debatable: 3, wrong: 0),
    "conditional_view": .init(judged: 49, right: 46, debatable: 3, wrong: 0),
    "control_styling_view": .init(judged: 2, right: 2, debatable: 0, wrong: 0),
    "debug_print_changes": .init(judged: 8, right: 8, debatable: 0, wrong: 0),
    "eager_scroll_content": .init(judged: 28, right: 26, debatable: 2, wrong: 0),
    "duplicated_view_structure": .init(judged: 31, right: 30, debatable: 1, wrong: 0),
    "heavy_expression": .init(judged: 40, right: 38, debatable: 2, wrong: 0),
    "helper_in_foreach": .init(judged: 49, right: 42, debatable: 7, wrong: 0),
    "helper_view": .init(judged: 87, right: 77, debatable: 10, wrong: 0),
    "large_body": .init(judged: 61, right: 56, debatable: 5, wrong: 0),
    "layout_in_modifier": .init(judged: 10, right: 9, debatable: 1, wrong: 0),
    "logic_in_action": .init(judged: 77, right: 73, debatable: 4, wrong: 0),
    "missing_body": .init(judged: 0, right: 0, debatable: 0, wrong: 0),
    "missing_content_builder": .init(judged: 22, right: 20, debatable: 2, wrong: 0),
    "owned_lazy_container": .init(judged: 4, right: 3, debatable: 1, wrong: 0),
    "premature_modifier": .init(judged: 9, right: 8, debatable: 1, wrong: 0),
    "redundant_init": .init(judged: 17, right: 17, debatable: 0, wrong: 0),
    "redundant_view_builder": .init(judged: 41, right: 41, debatable: 0, wrong: 0),
    "repeated_modifier_chain": .init(judged: 75, right: 72, debatable: 3, wrong: 0),
    "repeated_redaction": .init(judged: 0, right: 0, debatable: 0, wrong: 0),
    "representable_delegate": .init(judged: 1, right: 1, debatable: 0, wrong: 0),
    "representable_stored_view": .init(judged: 12, right: 12, debatable: 0, wrong: 0),
    "representable_update": .init(judged: 2, right: 2, debatable: 0, wrong: 0),
    "rootless_body": .init(judged: 11, right: 10, debatable: 1, wrong: 0),
    "same_view_branches": .init(judged: 48, right: 44, debatable: 4, wrong: 0),
    "sectioned_view": .init(judged: 8, right: 8, debatable: 0, wrong: 0),
    "shared_invalidation": .init(judged: 11, right: 7, debatable: 4, wrong: 0),
    "single_child_group": .init(judged: 16, right: 16, debatable: 0, wrong: 0),
    "work_in_body": .init(judged: 60, right: 54, debatable: 6, wrong: 0),
    "work_in_init": .init(judged: 16, right: 15, debatable: 1, wrong: 0),
    "zstack_decoration": .init(judged: 2, right: 2, debatable: 0, wrong: 0),
  ]

  /// Rules that were judged only on files that were annotated before the tool was run on them.
  static let inAnnotatedFiles: [String: AnnotatedPrecision] = [
    "exposed_state": .init(judged: 7, right: 7, wanted: 7, reported: 7),
    "unused_dependency": .init(judged: 4, right: 4, wanted: 4, reported: 4),
    "varying_row": .init(judged: 1, right: 1, wanted: 1, reported: 1),
  ]
}

/// How a rule did on annotated files.
struct AnnotatedPrecision: Equatable {
  let judged: Int
  let right: Int
  /// How many findings the readers of these files asked for, and how many of them the rule reported.
  let wanted: Int
  let reported: Int

  var text: String {
    "In files that were annotated before the tool was run on them: \(counted(judged, "finding")), \(right) right. "
      + "Readers had asked for \(wanted), of which \(reported) \(reported == 1 ? "was" : "were") reported. "
      + "These are few, and prove little."
  }
}
