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
      found: 16, judged: 16, right: 14, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 4, judged: 4, right: 0, debatable: 4, wrong: 0, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 5, judged: 5, right: 5, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "closure_content": .init(
      found: 16, judged: 14, right: 14, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 23, judged: 23, right: 18, debatable: 4, wrong: 1, wanted: 4, reported: 4),
    "conditional_view": .init(
      found: 36, judged: 27, right: 16, debatable: 7, wrong: 4, wanted: 12, reported: 2),
    "constant_state": .init(
      found: 253, judged: 91, right: 84, debatable: 7, wrong: 0, wanted: 15, reported: 13),
    "control_styling_view": .init(
      found: 19, judged: 19, right: 13, debatable: 6, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 112, judged: 57, right: 51, debatable: 6, wrong: 0, wanted: 15, reported: 13),
    "eager_scroll_content": .init(
      found: 23, judged: 23, right: 16, debatable: 5, wrong: 2, wanted: 8, reported: 2),
    "exposed_state": .init(
      found: 667, judged: 79, right: 79, debatable: 0, wrong: 0, wanted: 31, reported: 31),
    "fresh_id": .init(
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 3, reported: 0),
    "heavy_expression": .init(
      found: 93, judged: 49, right: 41, debatable: 8, wrong: 0, wanted: 10, reported: 2),
    "helper_in_foreach": .init(
      found: 202, judged: 80, right: 69, debatable: 11, wrong: 0, wanted: 28, reported: 21),
    "helper_view": .init(
      found: 360, judged: 91, right: 61, debatable: 29, wrong: 1, wanted: 37, reported: 24),
    "large_body": .init(
      found: 351, judged: 100, right: 91, debatable: 9, wrong: 0, wanted: 21, reported: 19),
    "layout_in_modifier": .init(
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "logic_in_action": .init(
      found: 1058, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 85, reported: 78),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 21, judged: 21, right: 21, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 26, judged: 26, right: 17, debatable: 8, wrong: 1, wanted: 5, reported: 2),
    "positional_id": .init(
      found: 21, judged: 21, right: 15, debatable: 5, wrong: 1, wanted: 15, reported: 4),
    "premature_modifier": .init(
      found: 9, judged: 9, right: 5, debatable: 2, wrong: 2, wanted: 1, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 51, judged: 32, right: 32, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "redundant_view_builder": .init(
      found: 399, judged: 93, right: 92, debatable: 1, wrong: 0, wanted: 41, reported: 39),
    "repeated_modifier_chain": .init(
      found: 2727, judged: 100, right: 87, debatable: 13, wrong: 0, wanted: 123, reported: 104),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 42, judged: 32, right: 29, debatable: 3, wrong: 0, wanted: 5, reported: 4),
    "same_view_branches": .init(
      found: 84, judged: 55, right: 51, debatable: 4, wrong: 0, wanted: 4, reported: 2),
    "sectioned_view": .init(
      found: 139, judged: 68, right: 59, debatable: 9, wrong: 0, wanted: 16, reported: 10),
    "shared_invalidation": .init(
      found: 113, judged: 52, right: 16, debatable: 36, wrong: 0, wanted: 34, reported: 7),
    "single_child_group": .init(
      found: 21, judged: 17, right: 16, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "state_from_parent": .init(
      found: 93, judged: 30, right: 29, debatable: 0, wrong: 1, wanted: 14, reported: 9),
    "styling_view": .init(
      found: 10, judged: 10, right: 8, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 28, judged: 24, right: 23, debatable: 1, wrong: 0, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 44, judged: 35, right: 34, debatable: 1, wrong: 0, wanted: 7, reported: 4),
    "undiscoverable_style": .init(
      found: 416, judged: 89, right: 86, debatable: 3, wrong: 0, wanted: 36, reported: 36),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 827, judged: 100, right: 99, debatable: 1, wrong: 0, wanted: 50, reported: 50),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 19, judged: 19, right: 11, debatable: 8, wrong: 0, wanted: 2, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 482, judged: 100, right: 87, debatable: 12, wrong: 1, wanted: 38, reported: 18),
    "work_in_init": .init(
      found: 59, judged: 45, right: 44, debatable: 1, wrong: 0, wanted: 5, reported: 5),
    "zstack_decoration": .init(
      found: 24, judged: 24, right: 18, debatable: 4, wrong: 2, wanted: 4, reported: 2),
  ]
}
