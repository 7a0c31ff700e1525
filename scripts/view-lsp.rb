# The formula for Homebrew. `scripts/pack` fills in what stands between @ signs; the result belongs into a tap.
class ViewLsp < Formula
  desc "Language server and linter for the structure of SwiftUI views"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "@URL_MACOS@"
    sha256 "@SHA256_MACOS@"
  end

  on_linux do
    on_intel do
      url "@URL_LINUX_X86_64@"
      sha256 "@SHA256_LINUX_X86_64@"
    end
    on_arm do
      url "@URL_LINUX_AARCH64@"
      sha256 "@SHA256_LINUX_AARCH64@"
    end
  end

  def install
    bin.install "view-lsp"
    generate_completions_from_executable(bin/"view-lsp", "completions")
  end

  test do
    (testpath/"A.swift").write <<~SWIFT
      import SwiftUI
      struct A: View { var body: some View { Group { Text("a") } } }
    SWIFT
    assert_match "single_child_group", shell_output("#{bin}/view-lsp check A.swift", 1)
  end
end
