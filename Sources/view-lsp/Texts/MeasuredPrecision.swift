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
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "closure_binding": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "closure_content": .init(
      found: 6, judged: 6, right: 6, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "conditional_view": .init(
      found: 5, judged: 5, right: 3, debatable: 2, wrong: 0, wanted: 6, reported: 0),
    "constant_state": .init(
      found: 77, judged: 40, right: 39, debatable: 1, wrong: 0, wanted: 7, reported: 6),
    "control_styling_view": .init(
      found: 12, judged: 12, right: 12, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 73, judged: 37, right: 37, debatable: 0, wrong: 0, wanted: 4, reported: 3),
    "eager_scroll_content": .init(
      found: 8, judged: 8, right: 5, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "exposed_state": .init(
      found: 143, judged: 40, right: 39, debatable: 1, wrong: 0, wanted: 22, reported: 21),
    "fresh_id": .init(
      found: 2, judged: 2, right: 0, debatable: 2, wrong: 0, wanted: 1, reported: 0),
    "heavy_expression": .init(
      found: 19, judged: 14, right: 12, debatable: 2, wrong: 0, wanted: 2, reported: 1),
    "helper_in_foreach": .init(
      found: 64, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 8, reported: 1),
    "helper_view": .init(
      found: 211, judged: 35, right: 33, debatable: 2, wrong: 0, wanted: 13, reported: 10),
    "large_body": .init(
      found: 105, judged: 40, right: 37, debatable: 3, wrong: 0, wanted: 2, reported: 2),
    "layout_in_modifier": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 341, judged: 40, right: 38, debatable: 2, wrong: 0, wanted: 9, reported: 8),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 9, judged: 9, right: 7, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 19, judged: 15, right: 13, debatable: 0, wrong: 2, wanted: 3, reported: 2),
    "positional_id": .init(
      found: 2, judged: 2, right: 1, debatable: 1, wrong: 0, wanted: 4, reported: 0),
    "premature_modifier": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 3, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "redundant_view_builder": .init(
      found: 158, judged: 34, right: 34, debatable: 0, wrong: 0, wanted: 20, reported: 20),
    "repeated_modifier_chain": .init(
      found: 939, judged: 40, right: 38, debatable: 2, wrong: 0, wanted: 41, reported: 36),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 18, judged: 18, right: 18, debatable: 0, wrong: 0, wanted: 7, reported: 4),
    "same_view_branches": .init(
      found: 31, judged: 22, right: 22, debatable: 0, wrong: 0, wanted: 2, reported: 1),
    "sectioned_view": .init(
      found: 79, judged: 25, right: 25, debatable: 0, wrong: 0, wanted: 5, reported: 1),
    "shared_invalidation": .init(
      found: 25, judged: 14, right: 13, debatable: 1, wrong: 0, wanted: 9, reported: 3),
    "single_child_group": .init(
      found: 13, judged: 13, right: 12, debatable: 1, wrong: 0, wanted: 3, reported: 3),
    "state_from_parent": .init(
      found: 25, judged: 15, right: 15, debatable: 0, wrong: 0, wanted: 6, reported: 4),
    "styling_view": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "task_on_appear": .init(
      found: 16, judged: 15, right: 11, debatable: 4, wrong: 0, wanted: 5, reported: 1),
    "undiscoverable_modifier": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "undiscoverable_style": .init(
      found: 226, judged: 40, right: 37, debatable: 3, wrong: 0, wanted: 5, reported: 4),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 287, judged: 40, right: 39, debatable: 0, wrong: 1, wanted: 30, reported: 29),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 160, judged: 39, right: 39, debatable: 0, wrong: 0, wanted: 14, reported: 10),
    "work_in_init": .init(
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "zstack_decoration": .init(
      found: 6, judged: 6, right: 6, debatable: 0, wrong: 0, wanted: 0, reported: 0),
  ]
}
