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
      found: 18, judged: 15, right: 15, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 0, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 4, reported: 0),
    "closure_binding": .init(
      found: 10, judged: 10, right: 8, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "closure_content": .init(
      found: 6, judged: 6, right: 5, debatable: 0, wrong: 1, wanted: 1, reported: 1),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 7, judged: 7, right: 5, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "conditional_view": .init(
      found: 28, judged: 26, right: 14, debatable: 7, wrong: 5, wanted: 4, reported: 1),
    "constant_state": .init(
      found: 172, judged: 78, right: 74, debatable: 4, wrong: 0, wanted: 9, reported: 7),
    "control_styling_view": .init(
      found: 13, judged: 13, right: 11, debatable: 2, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 61, judged: 49, right: 40, debatable: 9, wrong: 0, wanted: 7, reported: 7),
    "eager_scroll_content": .init(
      found: 25, judged: 25, right: 15, debatable: 10, wrong: 0, wanted: 8, reported: 3),
    "exposed_state": .init(
      found: 258, judged: 63, right: 63, debatable: 0, wrong: 0, wanted: 20, reported: 20),
    "fresh_id": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 4, reported: 0),
    "heavy_expression": .init(
      found: 118, judged: 49, right: 35, debatable: 14, wrong: 0, wanted: 10, reported: 5),
    "helper_in_foreach": .init(
      found: 217, judged: 80, right: 71, debatable: 9, wrong: 0, wanted: 28, reported: 21),
    "helper_view": .init(
      found: 356, judged: 91, right: 59, debatable: 31, wrong: 1, wanted: 29, reported: 19),
    "large_body": .init(
      found: 303, judged: 100, right: 92, debatable: 8, wrong: 0, wanted: 17, reported: 16),
    "layout_in_modifier": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 698, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 57, reported: 48),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 12, judged: 12, right: 11, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 22, judged: 22, right: 13, debatable: 8, wrong: 1, wanted: 3, reported: 1),
    "positional_id": .init(
      found: 14, judged: 14, right: 8, debatable: 3, wrong: 3, wanted: 14, reported: 2),
    "premature_modifier": .init(
      found: 6, judged: 6, right: 2, debatable: 3, wrong: 1, wanted: 1, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 21, judged: 21, right: 21, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "redundant_view_builder": .init(
      found: 518, judged: 92, right: 91, debatable: 1, wrong: 0, wanted: 45, reported: 45),
    "repeated_modifier_chain": .init(
      found: 2468, judged: 100, right: 86, debatable: 14, wrong: 0, wanted: 147, reported: 128),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 27, judged: 20, right: 19, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "same_view_branches": .init(
      found: 57, judged: 48, right: 43, debatable: 5, wrong: 0, wanted: 3, reported: 1),
    "sectioned_view": .init(
      found: 149, judged: 68, right: 62, debatable: 6, wrong: 0, wanted: 15, reported: 10),
    "shared_invalidation": .init(
      found: 94, judged: 46, right: 18, debatable: 28, wrong: 0, wanted: 24, reported: 3),
    "single_child_group": .init(
      found: 8, judged: 8, right: 7, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "state_from_parent": .init(
      found: 80, judged: 24, right: 22, debatable: 0, wrong: 2, wanted: 8, reported: 4),
    "styling_view": .init(
      found: 12, judged: 12, right: 9, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 27, judged: 23, right: 18, debatable: 3, wrong: 2, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 14, judged: 14, right: 14, debatable: 0, wrong: 0, wanted: 3, reported: 2),
    "undiscoverable_style": .init(
      found: 271, judged: 89, right: 87, debatable: 2, wrong: 0, wanted: 28, reported: 28),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 541, judged: 95, right: 94, debatable: 1, wrong: 0, wanted: 43, reported: 42),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 14, judged: 14, right: 7, debatable: 7, wrong: 0, wanted: 3, reported: 2),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 440, judged: 100, right: 78, debatable: 19, wrong: 3, wanted: 53, reported: 32),
    "work_in_init": .init(
      found: 28, judged: 28, right: 27, debatable: 1, wrong: 0, wanted: 5, reported: 5),
    "zstack_decoration": .init(
      found: 13, judged: 13, right: 10, debatable: 2, wrong: 1, wanted: 2, reported: 1),
  ]
}
