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
      found: 56, judged: 47, right: 42, debatable: 3, wrong: 2, wanted: 2, reported: 0),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 0, wrong: 2, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "clip_without_compositing_group": .init(
      found: 17, judged: 17, right: 7, debatable: 7, wrong: 3, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 36, judged: 22, right: 21, debatable: 1, wrong: 0, wanted: 6, reported: 3),
    "closure_content": .init(
      found: 20, judged: 20, right: 19, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 33, judged: 33, right: 25, debatable: 4, wrong: 4, wanted: 7, reported: 5),
    "conditional_view": .init(
      found: 59, judged: 32, right: 22, debatable: 10, wrong: 0, wanted: 26, reported: 1),
    "constant_state": .init(
      found: 269, judged: 98, right: 96, debatable: 2, wrong: 0, wanted: 26, reported: 22),
    "control_styling_view": .init(
      found: 29, judged: 29, right: 24, debatable: 5, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 193, judged: 84, right: 83, debatable: 1, wrong: 0, wanted: 23, reported: 14),
    "eager_scroll_content": .init(
      found: 43, judged: 43, right: 31, debatable: 12, wrong: 0, wanted: 13, reported: 2),
    "exposed_state": .init(
      found: 1229, judged: 100, right: 97, debatable: 2, wrong: 1, wanted: 113, reported: 109),
    "fresh_id": .init(
      found: 22, judged: 22, right: 19, debatable: 3, wrong: 0, wanted: 3, reported: 0),
    "heavy_expression": .init(
      found: 124, judged: 56, right: 55, debatable: 1, wrong: 0, wanted: 23, reported: 3),
    "helper_in_foreach": .init(
      found: 364, judged: 91, right: 82, debatable: 9, wrong: 0, wanted: 51, reported: 30),
    "helper_view": .init(
      found: 678, judged: 100, right: 90, debatable: 10, wrong: 0, wanted: 52, reported: 35),
    "large_body": .init(
      found: 487, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 35, reported: 29),
    "layout_in_modifier": .init(
      found: 6, judged: 6, right: 5, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 1642, judged: 100, right: 98, debatable: 2, wrong: 0, wanted: 123, reported: 100),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 26, judged: 26, right: 26, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 59, judged: 52, right: 44, debatable: 2, wrong: 6, wanted: 9, reported: 5),
    "positional_id": .init(
      found: 53, judged: 42, right: 39, debatable: 2, wrong: 1, wanted: 29, reported: 5),
    "premature_modifier": .init(
      found: 8, judged: 8, right: 5, debatable: 2, wrong: 1, wanted: 3, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 34, judged: 34, right: 34, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "redundant_view_builder": .init(
      found: 659, judged: 91, right: 91, debatable: 0, wrong: 0, wanted: 51, reported: 49),
    "repeated_modifier_chain": .init(
      found: 3503, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 117, reported: 104),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 2, judged: 2, right: 1, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 33, judged: 33, right: 32, debatable: 1, wrong: 0, wanted: 3, reported: 2),
    "same_view_branches": .init(
      found: 80, judged: 68, right: 64, debatable: 4, wrong: 0, wanted: 15, reported: 10),
    "sectioned_view": .init(
      found: 272, judged: 90, right: 85, debatable: 5, wrong: 0, wanted: 35, reported: 19),
    "shared_invalidation": .init(
      found: 240, judged: 60, right: 31, debatable: 29, wrong: 0, wanted: 64, reported: 16),
    "single_child_group": .init(
      found: 40, judged: 40, right: 39, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "state_from_parent": .init(
      found: 140, judged: 50, right: 47, debatable: 3, wrong: 0, wanted: 26, reported: 13),
    "styling_view": .init(
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 30, judged: 23, right: 23, debatable: 0, wrong: 0, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 42, judged: 42, right: 41, debatable: 1, wrong: 0, wanted: 4, reported: 2),
    "undiscoverable_style": .init(
      found: 505, judged: 97, right: 96, debatable: 1, wrong: 0, wanted: 55, reported: 51),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 1247, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 82, reported: 78),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 25, judged: 25, right: 17, debatable: 8, wrong: 0, wanted: 2, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 890, judged: 100, right: 93, debatable: 7, wrong: 0, wanted: 70, reported: 44),
    "work_in_init": .init(
      found: 78, judged: 52, right: 50, debatable: 2, wrong: 0, wanted: 3, reported: 2),
    "zstack_decoration": .init(
      found: 29, judged: 29, right: 23, debatable: 4, wrong: 2, wanted: 2, reported: 1),
  ]
}
