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
      found: 46, judged: 37, right: 33, debatable: 3, wrong: 1, wanted: 2, reported: 0),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 0, wrong: 2, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "clip_without_compositing_group": .init(
      found: 18, judged: 18, right: 7, debatable: 8, wrong: 3, wanted: 4, reported: 0),
    "closure_binding": .init(
      found: 36, judged: 22, right: 21, debatable: 1, wrong: 0, wanted: 6, reported: 3),
    "closure_content": .init(
      found: 21, judged: 21, right: 20, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 16, judged: 16, right: 11, debatable: 2, wrong: 3, wanted: 3, reported: 1),
    "conditional_view": .init(
      found: 66, judged: 32, right: 19, debatable: 9, wrong: 4, wanted: 21, reported: 0),
    "constant_state": .init(
      found: 248, judged: 98, right: 96, debatable: 1, wrong: 1, wanted: 25, reported: 21),
    "control_styling_view": .init(
      found: 25, judged: 25, right: 23, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 157, judged: 70, right: 70, debatable: 0, wrong: 0, wanted: 19, reported: 8),
    "eager_scroll_content": .init(
      found: 39, judged: 39, right: 25, debatable: 14, wrong: 0, wanted: 14, reported: 2),
    "exposed_state": .init(
      found: 1211, judged: 100, right: 97, debatable: 2, wrong: 1, wanted: 122, reported: 118),
    "fresh_id": .init(
      found: 20, judged: 20, right: 17, debatable: 3, wrong: 0, wanted: 3, reported: 0),
    "heavy_expression": .init(
      found: 111, judged: 51, right: 50, debatable: 1, wrong: 0, wanted: 20, reported: 3),
    "helper_in_foreach": .init(
      found: 320, judged: 87, right: 81, debatable: 6, wrong: 0, wanted: 46, reported: 27),
    "helper_view": .init(
      found: 553, judged: 96, right: 88, debatable: 8, wrong: 0, wanted: 46, reported: 32),
    "large_body": .init(
      found: 435, judged: 100, right: 98, debatable: 2, wrong: 0, wanted: 31, reported: 25),
    "layout_in_modifier": .init(
      found: 5, judged: 5, right: 4, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 1466, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 109, reported: 88),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 12, judged: 12, right: 12, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 73, judged: 63, right: 55, debatable: 2, wrong: 6, wanted: 10, reported: 5),
    "positional_id": .init(
      found: 50, judged: 39, right: 36, debatable: 2, wrong: 1, wanted: 26, reported: 3),
    "premature_modifier": .init(
      found: 8, judged: 8, right: 6, debatable: 2, wrong: 0, wanted: 3, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 37, judged: 36, right: 36, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "redundant_view_builder": .init(
      found: 482, judged: 94, right: 94, debatable: 0, wrong: 0, wanted: 41, reported: 41),
    "repeated_modifier_chain": .init(
      found: 2919, judged: 100, right: 98, debatable: 2, wrong: 0, wanted: 107, reported: 93),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 4, judged: 4, right: 2, debatable: 2, wrong: 0, wanted: 1, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 42, judged: 42, right: 42, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "same_view_branches": .init(
      found: 82, judged: 69, right: 65, debatable: 4, wrong: 0, wanted: 14, reported: 9),
    "sectioned_view": .init(
      found: 246, judged: 89, right: 86, debatable: 3, wrong: 0, wanted: 34, reported: 18),
    "shared_invalidation": .init(
      found: 241, judged: 60, right: 33, debatable: 26, wrong: 1, wanted: 58, reported: 12),
    "single_child_group": .init(
      found: 40, judged: 40, right: 39, debatable: 1, wrong: 0, wanted: 5, reported: 5),
    "state_from_parent": .init(
      found: 112, judged: 43, right: 39, debatable: 4, wrong: 0, wanted: 21, reported: 9),
    "styling_view": .init(
      found: 9, judged: 9, right: 9, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 30, judged: 23, right: 23, debatable: 0, wrong: 0, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 41, judged: 39, right: 39, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "undiscoverable_style": .init(
      found: 373, judged: 97, right: 97, debatable: 0, wrong: 0, wanted: 45, reported: 40),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 1134, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 73, reported: 68),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 21, judged: 21, right: 13, debatable: 8, wrong: 0, wanted: 2, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 840, judged: 100, right: 93, debatable: 7, wrong: 0, wanted: 73, reported: 48),
    "work_in_init": .init(
      found: 72, judged: 46, right: 44, debatable: 2, wrong: 0, wanted: 2, reported: 1),
    "zstack_decoration": .init(
      found: 21, judged: 21, right: 18, debatable: 3, wrong: 0, wanted: 5, reported: 1),
  ]
}
