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
      found: 52, judged: 43, right: 38, debatable: 5, wrong: 0, wanted: 5, reported: 3),
    "base_view": .init(
      found: 2, judged: 2, right: 0, debatable: 0, wrong: 2, wanted: 0, reported: 0),
    "blanket_equatable": .init(
      found: 2, judged: 2, right: 2, debatable: 0, wrong: 0, wanted: 1, reported: 0),
    "clip_without_compositing_group": .init(
      found: 18, judged: 18, right: 7, debatable: 8, wrong: 3, wanted: 5, reported: 0),
    "closure_binding": .init(
      found: 27, judged: 17, right: 16, debatable: 1, wrong: 0, wanted: 4, reported: 1),
    "closure_content": .init(
      found: 17, judged: 17, right: 16, debatable: 1, wrong: 0, wanted: 1, reported: 1),
    "concrete_body_type": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "conditional_modifier": .init(
      found: 17, judged: 17, right: 12, debatable: 2, wrong: 3, wanted: 3, reported: 1),
    "conditional_view": .init(
      found: 54, judged: 28, right: 16, debatable: 7, wrong: 5, wanted: 19, reported: 0),
    "constant_state": .init(
      found: 222, judged: 94, right: 92, debatable: 1, wrong: 1, wanted: 23, reported: 20),
    "control_styling_view": .init(
      found: 24, judged: 24, right: 21, debatable: 3, wrong: 0, wanted: 0, reported: 0),
    "debug_print_changes": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "duplicated_view_structure": .init(
      found: 151, judged: 70, right: 69, debatable: 1, wrong: 0, wanted: 29, reported: 11),
    "eager_scroll_content": .init(
      found: 37, judged: 37, right: 23, debatable: 14, wrong: 0, wanted: 15, reported: 2),
    "exposed_state": .init(
      found: 1132, judged: 100, right: 96, debatable: 3, wrong: 1, wanted: 110, reported: 106),
    "fresh_id": .init(
      found: 22, judged: 22, right: 19, debatable: 3, wrong: 0, wanted: 3, reported: 0),
    "heavy_expression": .init(
      found: 109, judged: 51, right: 46, debatable: 5, wrong: 0, wanted: 20, reported: 3),
    "helper_in_foreach": .init(
      found: 269, judged: 87, right: 79, debatable: 8, wrong: 0, wanted: 39, reported: 20),
    "helper_view": .init(
      found: 475, judged: 96, right: 88, debatable: 8, wrong: 0, wanted: 48, reported: 32),
    "large_body": .init(
      found: 374, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 31, reported: 25),
    "layout_in_modifier": .init(
      found: 5, judged: 5, right: 4, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "logic_in_action": .init(
      found: 1308, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 104, reported: 83),
    "missing_body": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "missing_content_builder": .init(
      found: 8, judged: 8, right: 7, debatable: 1, wrong: 0, wanted: 0, reported: 0),
    "owned_lazy_container": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "owned_object": .init(
      found: 79, judged: 66, right: 65, debatable: 0, wrong: 1, wanted: 10, reported: 6),
    "positional_id": .init(
      found: 46, judged: 35, right: 31, debatable: 3, wrong: 1, wanted: 28, reported: 2),
    "premature_modifier": .init(
      found: 6, judged: 6, right: 4, debatable: 2, wrong: 0, wanted: 3, reported: 0),
    "primitive_button_style": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "redundant_init": .init(
      found: 35, judged: 34, right: 34, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "redundant_view_builder": .init(
      found: 435, judged: 94, right: 94, debatable: 0, wrong: 0, wanted: 36, reported: 36),
    "repeated_modifier_chain": .init(
      found: 2391, judged: 100, right: 97, debatable: 3, wrong: 0, wanted: 96, reported: 84),
    "repeated_redaction": .init(
      found: 1, judged: 1, right: 1, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_delegate": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "representable_stored_view": .init(
      found: 4, judged: 4, right: 2, debatable: 2, wrong: 0, wanted: 1, reported: 0),
    "representable_update": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "rootless_body": .init(
      found: 39, judged: 39, right: 39, debatable: 0, wrong: 0, wanted: 2, reported: 2),
    "same_view_branches": .init(
      found: 71, judged: 62, right: 57, debatable: 5, wrong: 0, wanted: 16, reported: 10),
    "sectioned_view": .init(
      found: 220, judged: 89, right: 85, debatable: 4, wrong: 0, wanted: 32, reported: 17),
    "shared_invalidation": .init(
      found: 276, judged: 60, right: 30, debatable: 29, wrong: 1, wanted: 55, reported: 14),
    "single_child_group": .init(
      found: 34, judged: 34, right: 33, debatable: 1, wrong: 0, wanted: 4, reported: 4),
    "state_from_parent": .init(
      found: 114, judged: 45, right: 41, debatable: 4, wrong: 0, wanted: 20, reported: 9),
    "styling_view": .init(
      found: 8, judged: 8, right: 8, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "task_on_appear": .init(
      found: 23, judged: 16, right: 16, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "undiscoverable_modifier": .init(
      found: 39, judged: 37, right: 37, debatable: 0, wrong: 0, wanted: 2, reported: 0),
    "undiscoverable_style": .init(
      found: 352, judged: 97, right: 97, debatable: 0, wrong: 0, wanted: 36, reported: 33),
    "unknown_rule": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "unused_dependency": .init(
      found: 1051, judged: 100, right: 96, debatable: 4, wrong: 0, wanted: 72, reported: 67),
    "unused_suppression": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "varying_row": .init(
      found: 19, judged: 19, right: 11, debatable: 8, wrong: 0, wanted: 1, reported: 0),
    "view_class": .init(
      found: 0, judged: 0, right: 0, debatable: 0, wrong: 0, wanted: 0, reported: 0),
    "work_in_body": .init(
      found: 757, judged: 100, right: 91, debatable: 9, wrong: 0, wanted: 69, reported: 45),
    "work_in_init": .init(
      found: 58, judged: 38, right: 36, debatable: 2, wrong: 0, wanted: 2, reported: 1),
    "zstack_decoration": .init(
      found: 20, judged: 20, right: 17, debatable: 3, wrong: 0, wanted: 7, reported: 1),
  ]
}
