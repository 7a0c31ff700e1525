import SwiftUI

struct ActionStyle: ButtonStyle {
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(color) }
}

extension ButtonStyle where Self == ActionStyle {
  static var destructive: ActionStyle { ActionStyle(color: .red) }
  static func tinted(_ color: Color = .green) -> ActionStyle { ActionStyle(color: color) }
  static var primary: Self { .init() }
}

struct ChipStyle: ButtonStyle {
  var size = 3

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == ChipStyle {
  static func chip(size: Int = 9) -> ChipStyle { ChipStyle(size: size) }
}

struct SizedStyle: ButtonStyle {
  var size = 3

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == SizedStyle {
  static func sized(_ size: Int = 3) -> SizedStyle { SizedStyle(size: size) }
}

/// Only this file sees its member.
struct HiddenStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private extension ButtonStyle where Self == HiddenStyle {
  static var hiddenStyle: HiddenStyle { HiddenStyle() }
}

struct MacStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

#if os(macOS)
  extension ButtonStyle where Self == MacStyle {
    static var mac: MacStyle { MacStyle() }
  }
#endif

struct NewStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == NewStyle {
  @available(iOS 26, macOS 26, *)
  static var new: NewStyle { NewStyle() }
}

struct OtherStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == OtherStyle {
  static var count: Int { 3 }
  static var other: OtherStyle { return OtherStyle() }
}

/// Its member is another one's, too.
struct SharedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct ErasedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == SharedStyle {
  static var common: SharedStyle { SharedStyle() }
}

extension ButtonStyle where Self == ErasedStyle {
  static var common: ErasedStyle { ErasedStyle() }
}

struct Local: View {
  // expect-next: undiscoverable_style "`.buttonStyle(.hiddenStyle)`"
  var body: some View { Button("a") {}.buttonStyle(HiddenStyle()) }
}
