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
      found: 15, judged: 15, right: 13, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 3, judged: 3, right: 0, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 4, judged: 4, right: 0, debatable: 4, wrong: 0, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 7, judged: 7, right: 5, debatable: 2, wrong: 0, wanted: 1, reported: 1),
    "closure_content": .init(
      found: 16, judged: 14, right: 13, debatable: 0, wrong: 1, wanted: 3, reported: 3),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 15, judged: 15, right: 10, debatable: 4, wrong: 1, wanted: 4, reported: 4),
    "conditional_view": .init(
      found: 27, judged: 25, right: 14, debatable: 6, wrong: 5, wanted: 12, reported: 2),
    "constant_state": .init(
      found: 213, judged: 83, right: 77, debatable: 6, wrong: 0, wanted: 12, reported: 10),
    "control_styling_view": .init(
      found: 17, judged: 17, right: 11, debatable: 6, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 96, judged: 53, right: 43, debatable: 10, wrong: 0, wanted: 14, reported: 13),
    "eager_scroll_content": .init(
      found: 19, judged: 19, right: 11, debatable: 6, wrong: 2, wanted: 8, reported: 2),
    "exposed_state": .init(
      found: 564, judged: 70, right: 70, debatable: 0, wrong: 0, wanted: 29, reported: 29),
    "fresh_id": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 4, reported: 0),
    "heavy_expression": .init(
      found: 83, judged: 47, right: 38, debatable: 9, wrong: 0, wanted: 9, reported: 2),
    "helper_in_foreach": .init(
      found: 184, judged: 80, right: 70, debatable: 10, wrong: 0, wanted: 29, reported: 21),
    "helper_view": .init(
      found: 312, judged: 91, right: 60, debatable: 30, wrong: 1, wanted: 35, reported: 22),
    "large_body": .init(
      found: 303, judged: 100, right: 90, debatable: 10, wrong: 0, wanted: 19, reported: 17),
    "layout_in_modifier": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "logic_in_action": .init(
      found: 851, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 71, reported: 65),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 11, judged: 11, right: 11, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 26, judged: 26, right: 17, debatable: 8, wrong: 1, wanted: 5, reported: 2),
    "positional_id": .init(
      found: 19, judged: 19, right: 13, debatable: 5, wrong: 1, wanted: 14, reported: 4),
    "premature_modifier": .init(
      found: 11, judged: 11, right: 6, debatable: 4, wrong: 1, wanted: 1, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 50, judged: 31, right: 31, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "redundant_view_builder": .init(
      found: 300, judged: 93, right: 92, debatable: 1, wrong: 0, wanted: 40, reported: 40),
    "repeated_modifier_chain": .init(
      found: 2159, judged: 100, right: 86, debatable: 14, wrong: 0, wanted: 119, reported: 100),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 42, judged: 32, right: 29, debatable: 3, wrong: 0, wanted: 4, reported: 4),
    "same_view_branches": .init(
      found: 78, judged: 49, right: 45, debatable: 4, wrong: 0, wanted: 3, reported: 1),
    "sectioned_view": .init(
      found: 119, judged: 68, right: 59, debatable: 9, wrong: 0, wanted: 15, reported: 9),
    "shared_invalidation": .init(
      found: 93, judged: 46, right: 12, debatable: 34, wrong: 0, wanted: 31, reported: 5),
    "single_child_group": .init(
      found: 20, judged: 16, right: 15, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "state_from_parent": .init(
      found: 87, judged: 24, right: 23, debatable: 0, wrong: 1, wanted: 9, reported: 8),
    "styling_view": .init(
      found: 13, judged: 13, right: 10, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 31, judged: 27, right: 22, debatable: 3, wrong: 2, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 38, judged: 29, right: 29, debatable: 0, wrong: 0, wanted: 4, reported: 3),
    "undiscoverable_style": .init(
      found: 312, judged: 89, right: 85, debatable: 4, wrong: 0, wanted: 31, reported: 31),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 664, judged: 95, right: 94, debatable: 1, wrong: 0, wanted: 38, reported: 38),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 14, judged: 14, right: 7, debatable: 7, wrong: 0, wanted: 2, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 391, judged: 100, right: 82, debatable: 16, wrong: 2, wanted: 38, reported: 21),
    "work_in_init": .init(
      found: 52, judged: 38, right: 37, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "zstack_decoration": .init(
      found: 16, judged: 16, right: 13, debatable: 2, wrong: 1, wanted: 4, reported: 2),
  ]
}
