/// How a rule did on real apps that it was not tuned on, in the narrowest profile that has it on. `docs/precision.md` says
/// how that was measured, and has the same numbers.
struct MeasuredPrecision: Equatable {
  /// Its findings in these apps, and how those that were read were judged.
  let found: Int
  let judged: Int
  let right: Int
  let debatable: Int
  let wrong: Int
  /// In files that were read before the tool was run on them: how many findings of the rule their readers asked for, and
  /// how many of those it reports.
  let wanted: Int
  let reported: Int

  /// What is known of a rule, as Markdown.
  static func text(of rule: String) -> String {
    all[rule]?.text ?? "Not measured: the rule is in neither `recommended` nor `strict`."
  }

  private var text: String {
    var text: String
    if judged == 0 {
      text =
        found == 0
        ? "It found nothing in the apps that it was not tuned on."
        : "None of its \(counted(found, "finding")) in apps that it was not tuned on was judged."
    } else {
      let share = (right * 2 + debatable) * 100 / (judged * 2)
      let parts = [(right, "right"), (debatable, "debatable"), (wrong, "wrong")].filter { $0.0 > 0 }
        .map { "\($0) \($1)" }
      text =
        "Of \(counted(judged, "finding")) judged in apps that it was not tuned on, \(parts.joined(separator: ", ")): "
        + "\(share) in 100, with debatable ones counted half."
    }
    if wanted > 0 {
      text +=
        " In files that were annotated before the tool was run on them, it reports \(reported) of the "
        + "\(wanted) that readers asked for."
    }
    return judged < 20 ? text + " These are few, and prove little." : text
  }

  static let all: [String: MeasuredPrecision] = [
    "any_view": .init(
      found: 25, judged: 22, right: 19, debatable: 3, wrong: 0, wanted: 1, reported: 1),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 0, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 1, judged: 1, right: 0, debatable: 0, wrong: 1, wanted: 1, reported: 0),
    "closure_binding": .init(
      found: 9, judged: 9, right: 7, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "closure_content": .init(
      found: 5, judged: 5, right: 3, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 10, judged: 10, right: 7, debatable: 2, wrong: 1, wanted: 1, reported: 1),
    "conditional_view": .init(
      found: 29, judged: 27, right: 14, debatable: 8, wrong: 5, wanted: 1, reported: 1),
    "constant_state": .init(
      found: 175, judged: 77, right: 72, debatable: 5, wrong: 0, wanted: 7, reported: 5),
    "control_styling_view": .init(
      found: 10, judged: 10, right: 8, debatable: 2, wrong: 0, wanted: 4, reported: 4),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 79, judged: 53, right: 44, debatable: 9, wrong: 0, wanted: 6, reported: 4),
    "eager_scroll_content": .init(
      found: 27, judged: 27, right: 12, debatable: 15, wrong: 0, wanted: 4, reported: 2),
    "exposed_state": .init(
      found: 370, judged: 74, right: 73, debatable: 1, wrong: 0, wanted: 17, reported: 17),
    "fresh_id": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "heavy_expression": .init(
      found: 116, judged: 48, right: 32, debatable: 16, wrong: 0, wanted: 8, reported: 5),
    "helper_in_foreach": .init(
      found: 219, judged: 78, right: 71, debatable: 7, wrong: 0, wanted: 26, reported: 21),
    "helper_view": .init(
      found: 356, judged: 86, right: 63, debatable: 23, wrong: 0, wanted: 17, reported: 9),
    "large_body": .init(
      found: 302, judged: 97, right: 90, debatable: 7, wrong: 0, wanted: 12, reported: 12),
    "layout_in_modifier": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 766, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 41, reported: 36),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 16, judged: 16, right: 15, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 36, judged: 30, right: 19, debatable: 10, wrong: 1, wanted: 4, reported: 2),
    "positional_id": .init(
      found: 12, judged: 12, right: 7, debatable: 1, wrong: 4, wanted: 8, reported: 1),
    "premature_modifier": .init(
      found: 5, judged: 5, right: 1, debatable: 3, wrong: 1, wanted: 1, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 25, judged: 25, right: 25, debatable: 0, wrong: 0, wanted: 4, reported: 3),
    "redundant_view_builder": .init(
      found: 494, judged: 79, right: 78, debatable: 1, wrong: 0, wanted: 45, reported: 45),
    "repeated_modifier_chain": .init(
      found: 2440, judged: 100, right: 87, debatable: 13, wrong: 0, wanted: 124, reported: 115),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 28, judged: 21, right: 20, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "same_view_branches": .init(
      found: 60, judged: 51, right: 45, debatable: 6, wrong: 0, wanted: 1, reported: 1),
    "sectioned_view": .init(
      found: 172, judged: 74, right: 64, debatable: 10, wrong: 0, wanted: 12, reported: 9),
    "shared_invalidation": .init(
      found: 89, judged: 44, right: 20, debatable: 24, wrong: 0, wanted: 13, reported: 3),
    "single_child_group": .init(
      found: 30, judged: 28, right: 27, debatable: 1, wrong: 0, wanted: 6, reported: 6),
    "state_from_parent": .init(
      found: 90, judged: 33, right: 31, debatable: 0, wrong: 2, wanted: 7, reported: 4),
    "styling_view": .init(
      found: 7, judged: 7, right: 6, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 44, judged: 33, right: 26, debatable: 5, wrong: 2, wanted: 6, reported: 3),
    "undiscoverable_modifier": .init(
      found: 19, judged: 19, right: 19, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "undiscoverable_style": .init(
      found: 251, judged: 99, right: 92, debatable: 6, wrong: 1, wanted: 23, reported: 23),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 604, judged: 95, right: 91, debatable: 4, wrong: 0, wanted: 57, reported: 56),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 16, judged: 16, right: 10, debatable: 6, wrong: 0, wanted: 3, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 456, judged: 100, right: 80, debatable: 18, wrong: 2, wanted: 43, reported: 33),
    "work_in_init": .init(
      found: 26, judged: 26, right: 21, debatable: 5, wrong: 0, wanted: 2, reported: 2),
    "zstack_decoration": .init(
      found: 14, judged: 14, right: 11, debatable: 2, wrong: 1, wanted: 2, reported: 1),
  ]
}
