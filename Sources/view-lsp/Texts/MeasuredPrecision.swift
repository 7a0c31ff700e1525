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
      found: 51, judged: 42, right: 37, debatable: 3, wrong: 2, wanted: 1, reported: 0),
    "base_view": .init(
      found: 4, judged: 4, right: 0, debatable: 1, wrong: 3, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 1, debatable: 1, wrong: 0, wanted: 1, reported: 0),
    "clip_without_compositing_group": .init(
      found: 15, judged: 15, right: 4, debatable: 8, wrong: 3, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 35, judged: 21, right: 20, debatable: 1, wrong: 0, wanted: 6, reported: 3),
    "closure_content": .init(
      found: 29, judged: 27, right: 26, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 26, judged: 26, right: 22, debatable: 3, wrong: 1, wanted: 7, reported: 5),
    "conditional_view": .init(
      found: 63, judged: 36, right: 24, debatable: 11, wrong: 1, wanted: 23, reported: 1),
    "constant_state": .init(
      found: 273, judged: 95, right: 92, debatable: 3, wrong: 0, wanted: 27, reported: 24),
    "control_styling_view": .init(
      found: 30, judged: 30, right: 24, debatable: 6, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 221, judged: 88, right: 87, debatable: 1, wrong: 0, wanted: 24, reported: 17),
    "eager_scroll_content": .init(
      found: 38, judged: 38, right: 23, debatable: 13, wrong: 2, wanted: 12, reported: 3),
    "exposed_state": .init(
      found: 1188, judged: 99, right: 97, debatable: 1, wrong: 1, wanted: 91, reported: 89),
    "fresh_id": .init(
      found: 19, judged: 19, right: 18, debatable: 1, wrong: 0, wanted: 6, reported: 0),
    "heavy_expression": .init(
      found: 125, judged: 58, right: 56, debatable: 2, wrong: 0, wanted: 22, reported: 3),
    "helper_in_foreach": .init(
      found: 381, judged: 97, right: 87, debatable: 10, wrong: 0, wanted: 56, reported: 34),
    "helper_view": .init(
      found: 661, judged: 100, right: 84, debatable: 16, wrong: 0, wanted: 55, reported: 36),
    "large_body": .init(
      found: 501, judged: 100, right: 95, debatable: 5, wrong: 0, wanted: 36, reported: 30),
    "layout_in_modifier": .init(
      found: 8, judged: 8, right: 7, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "logic_in_action": .init(
      found: 1599, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 124, reported: 106),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 28, judged: 28, right: 28, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 41, judged: 38, right: 31, debatable: 2, wrong: 5, wanted: 9, reported: 6),
    "positional_id": .init(
      found: 41, judged: 36, right: 31, debatable: 4, wrong: 1, wanted: 28, reported: 5),
    "premature_modifier": .init(
      found: 11, judged: 11, right: 9, debatable: 1, wrong: 1, wanted: 3, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 59, judged: 40, right: 40, debatable: 0, wrong: 0, wanted: 2, reported: 1),
    "redundant_view_builder": .init(
      found: 701, judged: 97, right: 97, debatable: 0, wrong: 0, wanted: 55, reported: 53),
    "repeated_modifier_chain": .init(
      found: 3358, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 119, reported: 99),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 4, judged: 4, right: 3, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 36, judged: 33, right: 30, debatable: 3, wrong: 0, wanted: 2, reported: 1),
    "same_view_branches": .init(
      found: 105, judged: 64, right: 59, debatable: 5, wrong: 0, wanted: 15, reported: 10),
    "sectioned_view": .init(
      found: 277, judged: 92, right: 85, debatable: 7, wrong: 0, wanted: 36, reported: 19),
    "shared_invalidation": .init(
      found: 216, judged: 60, right: 27, debatable: 33, wrong: 0, wanted: 57, reported: 13),
    "single_child_group": .init(
      found: 50, judged: 46, right: 45, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "state_from_parent": .init(
      found: 140, judged: 49, right: 47, debatable: 2, wrong: 0, wanted: 26, reported: 13),
    "styling_view": .init(
      found: 12, judged: 12, right: 10, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 36, judged: 29, right: 29, debatable: 0, wrong: 0, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 55, judged: 46, right: 45, debatable: 1, wrong: 0, wanted: 5, reported: 3),
    "undiscoverable_style": .init(
      found: 455, judged: 91, right: 88, debatable: 3, wrong: 0, wanted: 43, reported: 39),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 1211, judged: 100, right: 98, debatable: 2, wrong: 0, wanted: 62, reported: 59),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 28, judged: 28, right: 20, debatable: 8, wrong: 0, wanted: 2, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 912, judged: 100, right: 93, debatable: 7, wrong: 0, wanted: 80, reported: 48),
    "work_in_init": .init(
      found: 101, judged: 61, right: 60, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "zstack_decoration": .init(
      found: 29, judged: 29, right: 22, debatable: 5, wrong: 2, wanted: 4, reported: 2),
  ]
}
