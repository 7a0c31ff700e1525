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
      found: 27, judged: 27, right: 24, debatable: 1, wrong: 2, wanted: 0, reported: 0),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 6, judged: 6, right: 2, debatable: 4, wrong: 0, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 15, judged: 11, right: 11, debatable: 0, wrong: 0, wanted: 5, reported: 3),
    "closure_content": .init(
      found: 21, judged: 19, right: 18, debatable: 1, wrong: 0, wanted: 3, reported: 3),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 22, judged: 22, right: 18, debatable: 3, wrong: 1, wanted: 4, reported: 4),
    "conditional_view": .init(
      found: 53, judged: 28, right: 19, debatable: 8, wrong: 1, wanted: 17, reported: 1),
    "constant_state": .init(
      found: 216, judged: 91, right: 88, debatable: 3, wrong: 0, wanted: 22, reported: 18),
    "control_styling_view": .init(
      found: 29, judged: 29, right: 23, debatable: 6, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 161, judged: 76, right: 73, debatable: 3, wrong: 0, wanted: 17, reported: 13),
    "eager_scroll_content": .init(
      found: 29, judged: 29, right: 23, debatable: 4, wrong: 2, wanted: 8, reported: 2),
    "exposed_state": .init(
      found: 726, judged: 79, right: 78, debatable: 0, wrong: 1, wanted: 49, reported: 47),
    "fresh_id": .init(
      found: 7, judged: 7, right: 7, debatable: 0, wrong: 0, wanted: 5, reported: 0),
    "heavy_expression": .init(
      found: 71, judged: 50, right: 44, debatable: 6, wrong: 0, wanted: 11, reported: 2),
    "helper_in_foreach": .init(
      found: 285, judged: 97, right: 86, debatable: 11, wrong: 0, wanted: 45, reported: 33),
    "helper_view": .init(
      found: 478, judged: 100, right: 74, debatable: 25, wrong: 1, wanted: 49, reported: 35),
    "large_body": .init(
      found: 395, judged: 100, right: 93, debatable: 7, wrong: 0, wanted: 28, reported: 25),
    "layout_in_modifier": .init(
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "logic_in_action": .init(
      found: 1160, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 94, reported: 82),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 24, judged: 24, right: 24, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 18, judged: 18, right: 11, debatable: 2, wrong: 5, wanted: 3, reported: 1),
    "positional_id": .init(
      found: 24, judged: 24, right: 19, debatable: 4, wrong: 1, wanted: 19, reported: 5),
    "premature_modifier": .init(
      found: 9, judged: 9, right: 7, debatable: 1, wrong: 1, wanted: 3, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 59, judged: 40, right: 40, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "redundant_view_builder": .init(
      found: 567, judged: 93, right: 93, debatable: 0, wrong: 0, wanted: 51, reported: 49),
    "repeated_modifier_chain": .init(
      found: 2780, judged: 100, right: 93, debatable: 7, wrong: 0, wanted: 128, reported: 108),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 26, judged: 23, right: 20, debatable: 3, wrong: 0, wanted: 2, reported: 1),
    "same_view_branches": .init(
      found: 91, judged: 58, right: 54, debatable: 4, wrong: 0, wanted: 8, reported: 5),
    "sectioned_view": .init(
      found: 187, judged: 78, right: 71, debatable: 7, wrong: 0, wanted: 26, reported: 16),
    "shared_invalidation": .init(
      found: 157, judged: 55, right: 21, debatable: 34, wrong: 0, wanted: 46, reported: 8),
    "single_child_group": .init(
      found: 30, judged: 26, right: 26, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "state_from_parent": .init(
      found: 118, judged: 34, right: 34, debatable: 0, wrong: 0, wanted: 21, reported: 10),
    "styling_view": .init(
      found: 11, judged: 11, right: 9, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 17, judged: 17, right: 17, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "undiscoverable_modifier": .init(
      found: 47, judged: 38, right: 37, debatable: 1, wrong: 0, wanted: 6, reported: 3),
    "undiscoverable_style": .init(
      found: 469, judged: 87, right: 84, debatable: 3, wrong: 0, wanted: 45, reported: 43),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 925, judged: 100, right: 100, debatable: 0, wrong: 0, wanted: 51, reported: 51),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 19, judged: 19, right: 12, debatable: 7, wrong: 0, wanted: 3, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 655, judged: 100, right: 91, debatable: 8, wrong: 1, wanted: 62, reported: 30),
    "work_in_init": .init(
      found: 79, judged: 59, right: 59, debatable: 0, wrong: 0, wanted: 6, reported: 6),
    "zstack_decoration": .init(
      found: 22, judged: 22, right: 16, debatable: 4, wrong: 2, wanted: 4, reported: 2),
  ]
}
