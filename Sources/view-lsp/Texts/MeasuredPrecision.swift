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
      found: 30, judged: 30, right: 26, debatable: 2, wrong: 2, wanted: 0, reported: 0),
    "base_view": .init(
      found: 4, judged: 4, right: 0, debatable: 1, wrong: 3, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 12, judged: 12, right: 4, debatable: 8, wrong: 0, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 14, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 5, reported: 3),
    "closure_content": .init(
      found: 23, judged: 21, right: 20, debatable: 1, wrong: 0, wanted: 3, reported: 3),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 23, judged: 23, right: 19, debatable: 3, wrong: 1, wanted: 5, reported: 5),
    "conditional_view": .init(
      found: 51, judged: 26, right: 18, debatable: 7, wrong: 1, wanted: 19, reported: 1),
    "constant_state": .init(
      found: 232, judged: 92, right: 89, debatable: 3, wrong: 0, wanted: 26, reported: 23),
    "control_styling_view": .init(
      found: 31, judged: 31, right: 26, debatable: 5, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 159, judged: 74, right: 73, debatable: 1, wrong: 0, wanted: 19, reported: 13),
    "eager_scroll_content": .init(
      found: 31, judged: 31, right: 24, debatable: 5, wrong: 2, wanted: 12, reported: 3),
    "exposed_state": .init(
      found: 771, judged: 89, right: 87, debatable: 1, wrong: 1, wanted: 51, reported: 49),
    "fresh_id": .init(
      found: 9, judged: 9, right: 9, debatable: 0, wrong: 0, wanted: 5, reported: 0),
    "heavy_expression": .init(
      found: 71, judged: 50, right: 46, debatable: 4, wrong: 0, wanted: 10, reported: 0),
    "helper_in_foreach": .init(
      found: 222, judged: 97, right: 84, debatable: 13, wrong: 0, wanted: 40, reported: 26),
    "helper_view": .init(
      found: 440, judged: 100, right: 76, debatable: 23, wrong: 1, wanted: 56, reported: 39),
    "large_body": .init(
      found: 410, judged: 100, right: 92, debatable: 8, wrong: 0, wanted: 29, reported: 26),
    "layout_in_modifier": .init(
      found: 5, judged: 5, right: 4, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "logic_in_action": .init(
      found: 1170, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 102, reported: 88),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 28, judged: 28, right: 28, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 31, judged: 28, right: 21, debatable: 2, wrong: 5, wanted: 6, reported: 3),
    "positional_id": .init(
      found: 29, judged: 29, right: 24, debatable: 4, wrong: 1, wanted: 20, reported: 5),
    "premature_modifier": .init(
      found: 9, judged: 9, right: 7, debatable: 1, wrong: 1, wanted: 3, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 58, judged: 39, right: 39, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "redundant_view_builder": .init(
      found: 544, judged: 93, right: 93, debatable: 0, wrong: 0, wanted: 52, reported: 50),
    "repeated_modifier_chain": .init(
      found: 2813, judged: 100, right: 94, debatable: 6, wrong: 0, wanted: 135, reported: 114),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 4, judged: 4, right: 3, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 27, judged: 24, right: 21, debatable: 3, wrong: 0, wanted: 2, reported: 1),
    "same_view_branches": .init(
      found: 95, judged: 58, right: 52, debatable: 6, wrong: 0, wanted: 11, reported: 8),
    "sectioned_view": .init(
      found: 171, judged: 78, right: 72, debatable: 6, wrong: 0, wanted: 29, reported: 16),
    "shared_invalidation": .init(
      found: 154, judged: 55, right: 24, debatable: 31, wrong: 0, wanted: 50, reported: 8),
    "single_child_group": .init(
      found: 38, judged: 34, right: 34, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "state_from_parent": .init(
      found: 130, judged: 39, right: 39, debatable: 0, wrong: 0, wanted: 25, reported: 13),
    "styling_view": .init(
      found: 12, judged: 12, right: 10, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 19, judged: 19, right: 19, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "undiscoverable_modifier": .init(
      found: 47, judged: 38, right: 37, debatable: 1, wrong: 0, wanted: 6, reported: 3),
    "undiscoverable_style": .init(
      found: 478, judged: 87, right: 84, debatable: 3, wrong: 0, wanted: 49, reported: 46),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 939, judged: 100, right: 100, debatable: 0, wrong: 0, wanted: 54, reported: 52),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 23, judged: 23, right: 15, debatable: 8, wrong: 0, wanted: 3, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 624, judged: 100, right: 90, debatable: 9, wrong: 1, wanted: 66, reported: 33),
    "work_in_init": .init(
      found: 80, judged: 60, right: 60, debatable: 0, wrong: 0, wanted: 6, reported: 6),
    "zstack_decoration": .init(
      found: 24, judged: 24, right: 19, debatable: 3, wrong: 2, wanted: 4, reported: 2),
  ]
}
