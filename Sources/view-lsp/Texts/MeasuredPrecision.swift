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
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "closure_binding": .init(
      found: 8, judged: 8, right: 6, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "closure_content": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_view": .init(
      found: 14, judged: 14, right: 11, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "constant_state": .init(
      found: 31, judged: 22, right: 22, debatable: 0, wrong: 0, wanted: 2, reported: 1),
    "control_styling_view": .init(
      found: 6, judged: 6, right: 4, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 34, judged: 27, right: 27, debatable: 0, wrong: 0, wanted: 3, reported: 2),
    "eager_scroll_content": .init(
      found: 4, judged: 4, right: 3, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "exposed_state": .init(
      found: 152, judged: 22, right: 22, debatable: 0, wrong: 0, wanted: 6, reported: 6),
    "fresh_id": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "heavy_expression": .init(
      found: 12, judged: 11, right: 8, debatable: 3, wrong: 0, wanted: 6, reported: 3),
    "helper_in_foreach": .init(
      found: 98, judged: 30, right: 26, debatable: 4, wrong: 0, wanted: 20, reported: 14),
    "helper_view": .init(
      found: 181, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 9, reported: 5),
    "large_body": .init(
      found: 79, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 11, reported: 11),
    "layout_in_modifier": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 244, judged: 30, right: 29, debatable: 1, wrong: 0, wanted: 21, reported: 19),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "owned_object": .init(
      found: 5, judged: 5, right: 3, debatable: 0, wrong: 2, wanted: 1, reported: 0),
    "positional_id": .init(
      found: 10, judged: 10, right: 8, debatable: 2, wrong: 0, wanted: 2, reported: 1),
    "premature_modifier": .init(
      found: 5, judged: 5, right: 3, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "redundant_view_builder": .init(
      found: 308, judged: 30, right: 30, debatable: 0, wrong: 0, wanted: 30, reported: 30),
    "repeated_modifier_chain": .init(
      found: 645, judged: 30, right: 23, debatable: 7, wrong: 0, wanted: 51, reported: 39),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "same_view_branches": .init(
      found: 12, judged: 12, right: 11, debatable: 0, wrong: 1, wanted: 2, reported: 1),
    "sectioned_view": .init(
      found: 86, judged: 30, right: 28, debatable: 2, wrong: 0, wanted: 11, reported: 10),
    "shared_invalidation": .init(
      found: 11, judged: 8, right: 7, debatable: 0, wrong: 1, wanted: 6, reported: 0),
    "single_child_group": .init(
      found: 7, judged: 7, right: 7, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "state_from_parent": .init(
      found: 13, judged: 9, right: 8, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "styling_view": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 7, judged: 7, right: 6, debatable: 0, wrong: 1, wanted: 0, reported: 0),
    "undiscoverable_modifier": .init(
      found: 11, judged: 11, right: 10, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "undiscoverable_style": .init(
      found: 32, judged: 21, right: 21, debatable: 0, wrong: 0, wanted: 6, reported: 6),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 114, judged: 27, right: 27, debatable: 0, wrong: 0, wanted: 6, reported: 5),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 5, judged: 5, right: 5, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 111, judged: 30, right: 29, debatable: 1, wrong: 0, wanted: 16, reported: 12),
    "work_in_init": .init(
      found: 8, judged: 8, right: 7, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "zstack_decoration": .init(
      found: 5, judged: 5, right: 5, debatable: 0, wrong: 0, wanted: 1, reported: 0),
  ]
}
