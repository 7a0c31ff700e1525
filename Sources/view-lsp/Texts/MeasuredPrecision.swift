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
      found: 49, judged: 40, right: 35, debatable: 5, wrong: 0, wanted: 5, reported: 3),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 0, wrong: 2, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "clip_without_compositing_group": .init(
      found: 21, judged: 21, right: 10, debatable: 8, wrong: 3, wanted: 6, reported: 1),
    "closure_binding": .init(
      found: 27, judged: 17, right: 16, debatable: 1, wrong: 0, wanted: 4, reported: 1),
    "closure_content": .init(
      found: 17, judged: 17, right: 16, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 17, judged: 17, right: 12, debatable: 2, wrong: 3, wanted: 3, reported: 1),
    "conditional_view": .init(
      found: 39, judged: 23, right: 11, debatable: 7, wrong: 5, wanted: 17, reported: 0),
    "constant_state": .init(
      found: 198, judged: 85, right: 83, debatable: 1, wrong: 1, wanted: 20, reported: 16),
    "control_styling_view": .init(
      found: 22, judged: 22, right: 19, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 146, judged: 65, right: 64, debatable: 1, wrong: 0, wanted: 29, reported: 10),
    "eager_scroll_content": .init(
      found: 41, judged: 41, right: 27, debatable: 14, wrong: 0, wanted: 20, reported: 2),
    "exposed_state": .init(
      found: 1080, judged: 100, right: 96, debatable: 3, wrong: 1, wanted: 106, reported: 104),
    "fresh_id": .init(
      found: 19, judged: 19, right: 16, debatable: 3, wrong: 0, wanted: 3, reported: 0),
    "heavy_expression": .init(
      found: 103, judged: 46, right: 41, debatable: 5, wrong: 0, wanted: 19, reported: 3),
    "helper_in_foreach": .init(
      found: 274, judged: 90, right: 80, debatable: 10, wrong: 0, wanted: 43, reported: 24),
    "helper_view": .init(
      found: 487, judged: 96, right: 89, debatable: 7, wrong: 0, wanted: 49, reported: 32),
    "large_body": .init(
      found: 354, judged: 96, right: 94, debatable: 2, wrong: 0, wanted: 26, reported: 21),
    "layout_in_modifier": .init(
      found: 5, judged: 5, right: 4, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 1253, judged: 100, right: 98, debatable: 2, wrong: 0, wanted: 97, reported: 79),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 8, judged: 8, right: 7, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 81, judged: 68, right: 67, debatable: 0, wrong: 1, wanted: 12, reported: 8),
    "positional_id": .init(
      found: 46, judged: 35, right: 31, debatable: 3, wrong: 1, wanted: 28, reported: 2),
    "premature_modifier": .init(
      found: 6, judged: 6, right: 4, debatable: 2, wrong: 0, wanted: 3, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 36, judged: 35, right: 35, debatable: 0, wrong: 0, wanted: 3, reported: 1),
    "redundant_view_builder": .init(
      found: 543, judged: 94, right: 94, debatable: 0, wrong: 0, wanted: 65, reported: 65),
    "repeated_modifier_chain": .init(
      found: 2471, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 114, reported: 101),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 1, judged: 1, right: 0, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 3, judged: 3, right: 1, debatable: 2, wrong: 0, wanted: 2, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 38, judged: 38, right: 38, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "same_view_branches": .init(
      found: 67, judged: 58, right: 52, debatable: 6, wrong: 0, wanted: 14, reported: 8),
    "sectioned_view": .init(
      found: 239, judged: 97, right: 93, debatable: 4, wrong: 0, wanted: 35, reported: 20),
    "shared_invalidation": .init(
      found: 261, judged: 57, right: 28, debatable: 28, wrong: 1, wanted: 48, reported: 13),
    "single_child_group": .init(
      found: 31, judged: 31, right: 30, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "state_from_parent": .init(
      found: 97, judged: 39, right: 35, debatable: 4, wrong: 0, wanted: 18, reported: 9),
    "styling_view": .init(
      found: 8, judged: 8, right: 8, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 22, judged: 15, right: 15, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "undiscoverable_modifier": .init(
      found: 38, judged: 36, right: 36, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "undiscoverable_style": .init(
      found: 354, judged: 99, right: 99, debatable: 0, wrong: 0, wanted: 37, reported: 34),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 1063, judged: 100, right: 95, debatable: 5, wrong: 0, wanted: 79, reported: 72),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 17, judged: 17, right: 9, debatable: 8, wrong: 0, wanted: 1, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 740, judged: 100, right: 91, debatable: 9, wrong: 0, wanted: 66, reported: 44),
    "work_in_init": .init(
      found: 58, judged: 38, right: 36, debatable: 2, wrong: 0, wanted: 1, reported: 0),
    "zstack_decoration": .init(
      found: 20, judged: 20, right: 17, debatable: 3, wrong: 0, wanted: 8, reported: 1),
  ]
}
