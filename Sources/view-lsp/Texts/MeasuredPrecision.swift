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
      found: 24, judged: 21, right: 18, debatable: 3, wrong: 0, wanted: 1, reported: 1),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 0, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 1, judged: 1, right: 0, debatable: 0, wrong: 1, wanted: 0, reported: 0),
    "closure_binding": .init(
      found: 8, judged: 8, right: 6, debatable: 2, wrong: 0, wanted: 0, reported: 0),
    "closure_content": .init(
      found: 5, judged: 5, right: 3, debatable: 1, wrong: 1, wanted: 0, reported: 0),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 9, judged: 9, right: 7, debatable: 1, wrong: 1, wanted: 1, reported: 1),
    "conditional_view": .init(
      found: 16, judged: 16, right: 7, debatable: 6, wrong: 3, wanted: 0, reported: 0),
    "constant_state": .init(
      found: 73, judged: 48, right: 45, debatable: 3, wrong: 0, wanted: 5, reported: 5),
    "control_styling_view": .init(
      found: 6, judged: 6, right: 6, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 65, judged: 39, right: 34, debatable: 5, wrong: 0, wanted: 3, reported: 1),
    "eager_scroll_content": .init(
      found: 22, judged: 22, right: 9, debatable: 13, wrong: 0, wanted: 3, reported: 2),
    "exposed_state": .init(
      found: 220, judged: 54, right: 53, debatable: 1, wrong: 0, wanted: 10, reported: 10),
    "fresh_id": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "heavy_expression": .init(
      found: 66, judged: 30, right: 18, debatable: 12, wrong: 0, wanted: 4, reported: 3),
    "helper_in_foreach": .init(
      found: 138, judged: 61, right: 54, debatable: 7, wrong: 0, wanted: 14, reported: 11),
    "helper_view": .init(
      found: 237, judged: 60, right: 45, debatable: 15, wrong: 0, wanted: 12, reported: 6),
    "large_body": .init(
      found: 156, judged: 67, right: 63, debatable: 4, wrong: 0, wanted: 5, reported: 5),
    "layout_in_modifier": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 443, judged: 70, right: 67, debatable: 3, wrong: 0, wanted: 24, reported: 20),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 16, judged: 16, right: 15, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 28, judged: 22, right: 12, debatable: 10, wrong: 0, wanted: 2, reported: 1),
    "positional_id": .init(
      found: 10, judged: 10, right: 5, debatable: 1, wrong: 4, wanted: 6, reported: 1),
    "premature_modifier": .init(
      found: 4, judged: 4, right: 1, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 18, judged: 18, right: 18, debatable: 0, wrong: 0, wanted: 3, reported: 2),
    "redundant_view_builder": .init(
      found: 407, judged: 49, right: 48, debatable: 1, wrong: 0, wanted: 30, reported: 30),
    "repeated_modifier_chain": .init(
      found: 1096, judged: 70, right: 62, debatable: 8, wrong: 0, wanted: 89, reported: 85),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 21, judged: 14, right: 13, debatable: 1, wrong: 0, wanted: 3, reported: 3),
    "same_view_branches": .init(
      found: 39, judged: 30, right: 25, debatable: 5, wrong: 0, wanted: 1, reported: 1),
    "sectioned_view": .init(
      found: 121, judged: 55, right: 47, debatable: 8, wrong: 0, wanted: 9, reported: 7),
    "shared_invalidation": .init(
      found: 45, judged: 29, right: 16, debatable: 13, wrong: 0, wanted: 5, reported: 1),
    "single_child_group": .init(
      found: 28, judged: 26, right: 25, debatable: 1, wrong: 0, wanted: 6, reported: 6),
    "state_from_parent": .init(
      found: 45, judged: 25, right: 24, debatable: 0, wrong: 1, wanted: 5, reported: 2),
    "styling_view": .init(
      found: 5, judged: 5, right: 4, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 26, judged: 19, right: 13, debatable: 4, wrong: 2, wanted: 4, reported: 3),
    "undiscoverable_modifier": .init(
      found: 10, judged: 10, right: 10, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "undiscoverable_style": .init(
      found: 128, judged: 69, right: 62, debatable: 6, wrong: 1, wanted: 17, reported: 17),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 369, judged: 65, right: 61, debatable: 4, wrong: 0, wanted: 45, reported: 44),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 15, judged: 15, right: 10, debatable: 5, wrong: 0, wanted: 2, reported: 1),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 311, judged: 70, right: 55, debatable: 13, wrong: 2, wanted: 40, reported: 32),
    "work_in_init": .init(
      found: 22, judged: 22, right: 18, debatable: 4, wrong: 0, wanted: 2, reported: 2),
    "zstack_decoration": .init(
      found: 5, judged: 5, right: 3, debatable: 1, wrong: 1, wanted: 1, reported: 0),
  ]
}
