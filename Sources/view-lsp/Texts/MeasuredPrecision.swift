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
      found: 20, judged: 20, right: 17, debatable: 1, wrong: 2, wanted: 0, reported: 0),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 4, judged: 4, right: 0, debatable: 4, wrong: 0, wanted: 6, reported: 0),
    "closure_binding": .init(
      found: 15, judged: 11, right: 11, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "closure_content": .init(
      found: 20, judged: 18, right: 18, debatable: 0, wrong: 0, wanted: 3, reported: 3),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 22, judged: 22, right: 17, debatable: 4, wrong: 1, wanted: 4, reported: 4),
    "conditional_view": .init(
      found: 47, judged: 30, right: 19, debatable: 8, wrong: 3, wanted: 15, reported: 2),
    "constant_state": .init(
      found: 261, judged: 91, right: 86, debatable: 5, wrong: 0, wanted: 17, reported: 14),
    "control_styling_view": .init(
      found: 21, judged: 21, right: 15, debatable: 6, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 147, judged: 64, right: 59, debatable: 5, wrong: 0, wanted: 18, reported: 15),
    "eager_scroll_content": .init(
      found: 27, judged: 27, right: 19, debatable: 6, wrong: 2, wanted: 7, reported: 2),
    "exposed_state": .init(
      found: 722, judged: 79, right: 79, debatable: 0, wrong: 0, wanted: 44, reported: 44),
    "fresh_id": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 3, reported: 0),
    "heavy_expression": .init(
      found: 97, judged: 50, right: 43, debatable: 7, wrong: 0, wanted: 10, reported: 2),
    "helper_in_foreach": .init(
      found: 262, judged: 87, right: 76, debatable: 11, wrong: 0, wanted: 37, reported: 30),
    "helper_view": .init(
      found: 449, judged: 96, right: 68, debatable: 27, wrong: 1, wanted: 41, reported: 29),
    "large_body": .init(
      found: 420, judged: 100, right: 91, debatable: 9, wrong: 0, wanted: 24, reported: 22),
    "layout_in_modifier": .init(
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "logic_in_action": .init(
      found: 1181, judged: 100, right: 98, debatable: 2, wrong: 0, wanted: 86, reported: 78),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 23, judged: 23, right: 23, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 23, judged: 23, right: 15, debatable: 2, wrong: 6, wanted: 5, reported: 2),
    "positional_id": .init(
      found: 25, judged: 25, right: 20, debatable: 4, wrong: 1, wanted: 14, reported: 4),
    "premature_modifier": .init(
      found: 10, judged: 10, right: 7, debatable: 1, wrong: 2, wanted: 2, reported: 1),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 55, judged: 36, right: 36, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "redundant_view_builder": .init(
      found: 442, judged: 93, right: 93, debatable: 0, wrong: 0, wanted: 49, reported: 47),
    "repeated_modifier_chain": .init(
      found: 3351, judged: 100, right: 89, debatable: 11, wrong: 0, wanted: 143, reported: 121),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 3, judged: 3, right: 3, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 30, judged: 27, right: 24, debatable: 3, wrong: 0, wanted: 3, reported: 2),
    "same_view_branches": .init(
      found: 93, judged: 60, right: 56, debatable: 4, wrong: 0, wanted: 4, reported: 2),
    "sectioned_view": .init(
      found: 172, judged: 75, right: 67, debatable: 8, wrong: 0, wanted: 19, reported: 12),
    "shared_invalidation": .init(
      found: 125, judged: 52, right: 20, debatable: 32, wrong: 0, wanted: 38, reported: 7),
    "single_child_group": .init(
      found: 26, judged: 22, right: 22, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "state_from_parent": .init(
      found: 92, judged: 29, right: 28, debatable: 0, wrong: 1, wanted: 15, reported: 9),
    "styling_view": .init(
      found: 11, judged: 11, right: 9, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 33, judged: 29, right: 28, debatable: 1, wrong: 0, wanted: 3, reported: 0),
    "undiscoverable_modifier": .init(
      found: 45, judged: 36, right: 35, debatable: 1, wrong: 0, wanted: 7, reported: 4),
    "undiscoverable_style": .init(
      found: 480, judged: 90, right: 87, debatable: 3, wrong: 0, wanted: 46, reported: 44),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 899, judged: 100, right: 100, debatable: 0, wrong: 0, wanted: 53, reported: 53),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 17, judged: 17, right: 10, debatable: 7, wrong: 0, wanted: 3, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 572, judged: 100, right: 88, debatable: 11, wrong: 1, wanted: 38, reported: 18),
    "work_in_init": .init(
      found: 74, judged: 54, right: 53, debatable: 1, wrong: 0, wanted: 5, reported: 5),
    "zstack_decoration": .init(
      found: 25, judged: 25, right: 19, debatable: 4, wrong: 2, wanted: 4, reported: 2),
  ]
}
