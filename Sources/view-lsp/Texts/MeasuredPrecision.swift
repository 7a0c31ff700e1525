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
      found: 36, judged: 21, right: 17, debatable: 2, wrong: 2, wanted: 0, reported: 0),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "closure_binding": .init(
      found: 9, judged: 9, right: 9, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "closure_content": .init(
      found: 13, judged: 12, right: 12, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 20, judged: 16, right: 14, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "conditional_view": .init(
      found: 32, judged: 18, right: 8, debatable: 6, wrong: 4, wanted: 5, reported: 0),
    "constant_state": .init(
      found: 108, judged: 30, right: 27, debatable: 2, wrong: 1, wanted: 5, reported: 4),
    "control_styling_view": .init(
      found: 8, judged: 8, right: 5, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 63, judged: 29, right: 29, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "eager_scroll_content": .init(
      found: 23, judged: 16, right: 12, debatable: 4, wrong: 0, wanted: 3, reported: 0),
    "exposed_state": .init(
      found: 683, judged: 30, right: 30, debatable: 0, wrong: 0, wanted: 8, reported: 6),
    "fresh_id": .init(
      found: 18, judged: 17, right: 12, debatable: 5, wrong: 0, wanted: 1, reported: 0),
    "heavy_expression": .init(
      found: 79, judged: 18, right: 16, debatable: 2, wrong: 0, wanted: 9, reported: 0),
    "helper_in_foreach": .init(
      found: 187, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 18, reported: 7),
    "helper_view": .init(
      found: 344, judged: 30, right: 23, debatable: 7, wrong: 0, wanted: 13, reported: 8),
    "large_body": .init(
      found: 235, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 8, reported: 8),
    "layout_in_modifier": .init(
      found: 10, judged: 10, right: 8, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 534, judged: 30, right: 28, debatable: 1, wrong: 1, wanted: 26, reported: 20),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 10, judged: 10, right: 7, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 4, judged: 4, right: 1, debatable: 2, wrong: 1, wanted: 1, reported: 0),
    "positional_id": .init(
      found: 28, judged: 25, right: 19, debatable: 6, wrong: 0, wanted: 14, reported: 1),
    "premature_modifier": .init(
      found: 4, judged: 4, right: 1, debatable: 3, wrong: 0, wanted: 2, reported: 1),
    "primitive_button_style": .init(
      found: 3, judged: 3, right: 0, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 17, judged: 15, right: 15, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "redundant_view_builder": .init(
      found: 591, judged: 30, right: 29, debatable: 1, wrong: 0, wanted: 27, reported: 27),
    "repeated_modifier_chain": .init(
      found: 1192, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 44, reported: 39),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 18, judged: 18, right: 18, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "same_view_branches": .init(
      found: 23, judged: 23, right: 20, debatable: 3, wrong: 0, wanted: 4, reported: 0),
    "sectioned_view": .init(
      found: 95, judged: 30, right: 29, debatable: 1, wrong: 0, wanted: 9, reported: 2),
    "shared_invalidation": .init(
      found: 90, judged: 16, right: 13, debatable: 3, wrong: 0, wanted: 10, reported: 1),
    "single_child_group": .init(
      found: 9, judged: 9, right: 9, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "state_from_parent": .init(
      found: 16, judged: 16, right: 14, debatable: 2, wrong: 0, wanted: 6, reported: 2),
    "styling_view": .init(
      found: 5, judged: 5, right: 5, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 17, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "undiscoverable_modifier": .init(
      found: 28, judged: 22, right: 18, debatable: 0, wrong: 4, wanted: 1, reported: 1),
    "undiscoverable_style": .init(
      found: 148, judged: 30, right: 27, debatable: 3, wrong: 0, wanted: 5, reported: 5),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 427, judged: 30, right: 29, debatable: 1, wrong: 0, wanted: 21, reported: 19),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 13, judged: 13, right: 12, debatable: 1, wrong: 0, wanted: 4, reported: 3),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 621, judged: 30, right: 24, debatable: 6, wrong: 0, wanted: 11, reported: 8),
    "work_in_init": .init(
      found: 20, judged: 20, right: 20, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "zstack_decoration": .init(
      found: 8, judged: 8, right: 7, debatable: 0, wrong: 1, wanted: 1, reported: 0),
  ]
}
