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
      found: 20, judged: 17, right: 14, debatable: 3, wrong: 0, wanted: 1, reported: 1),
    "base_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "clip_without_compositing_group": .init(
      found: 1, judged: 1, right: 0, debatable: 0, wrong: 1, wanted: 0, reported: 0),
    "closure_binding": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "closure_content": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 5, judged: 5, right: 4, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "conditional_view": .init(
      found: 5, judged: 5, right: 2, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "constant_state": .init(
      found: 31, judged: 26, right: 25, debatable: 1, wrong: 0, wanted: 3, reported: 3),
    "control_styling_view": .init(
      found: 5, judged: 5, right: 5, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "debug_print_changes": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 50, judged: 24, right: 24, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "eager_scroll_content": .init(
      found: 16, judged: 16, right: 7, debatable: 9, wrong: 0, wanted: 2, reported: 2),
    "exposed_state": .init(
      found: 168, judged: 40, right: 39, debatable: 1, wrong: 0, wanted: 8, reported: 8),
    "fresh_id": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "heavy_expression": .init(
      found: 16, judged: 15, right: 8, debatable: 7, wrong: 0, wanted: 1, reported: 1),
    "helper_in_foreach": .init(
      found: 68, judged: 38, right: 34, debatable: 4, wrong: 0, wanted: 9, reported: 9),
    "helper_view": .init(
      found: 102, judged: 35, right: 27, debatable: 8, wrong: 0, wanted: 7, reported: 6),
    "large_body": .init(
      found: 95, judged: 37, right: 34, debatable: 3, wrong: 0, wanted: 4, reported: 4),
    "layout_in_modifier": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 214, judged: 40, right: 39, debatable: 1, wrong: 0, wanted: 10, reported: 6),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 4, judged: 4, right: 4, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 18, judged: 12, right: 10, debatable: 2, wrong: 0, wanted: 1, reported: 1),
    "positional_id": .init(
      found: 3, judged: 3, right: 2, debatable: 0, wrong: 1, wanted: 0, reported: 0),
    "premature_modifier": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 7, judged: 7, right: 7, debatable: 0, wrong: 0, wanted: 2, reported: 1),
    "redundant_view_builder": .init(
      found: 33, judged: 19, right: 19, debatable: 0, wrong: 0, wanted: 10, reported: 10),
    "repeated_modifier_chain": .init(
      found: 807, judged: 40, right: 35, debatable: 5, wrong: 0, wanted: 71, reported: 69),
    "repeated_redaction": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 1, reported: 1),
    "same_view_branches": .init(
      found: 29, judged: 20, right: 17, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "sectioned_view": .init(
      found: 65, judged: 32, right: 26, debatable: 6, wrong: 0, wanted: 5, reported: 5),
    "shared_invalidation": .init(
      found: 24, judged: 17, right: 12, debatable: 5, wrong: 0, wanted: 2, reported: 1),
    "single_child_group": .init(
      found: 23, judged: 21, right: 21, debatable: 0, wrong: 0, wanted: 5, reported: 5),
    "state_from_parent": .init(
      found: 24, judged: 15, right: 15, debatable: 0, wrong: 0, wanted: 4, reported: 1),
    "styling_view": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 19, judged: 12, right: 10, debatable: 2, wrong: 0, wanted: 3, reported: 3),
    "undiscoverable_modifier": .init(
      found: 5, judged: 5, right: 5, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "undiscoverable_style": .init(
      found: 77, judged: 40, right: 35, debatable: 4, wrong: 1, wanted: 14, reported: 14),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 225, judged: 40, right: 37, debatable: 3, wrong: 0, wanted: 41, reported: 40),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 9, judged: 9, right: 6, debatable: 3, wrong: 0, wanted: 1, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 208, judged: 40, right: 36, debatable: 4, wrong: 0, wanted: 25, reported: 21),
    "work_in_init": .init(
      found: 18, judged: 18, right: 14, debatable: 4, wrong: 0, wanted: 2, reported: 2),
    "zstack_decoration": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 1, reported: 0),
  ]
}
