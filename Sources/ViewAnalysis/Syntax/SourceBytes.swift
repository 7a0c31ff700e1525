/// A file's bytes for the lexer's and the parser's inner loops, with zeros after the end.
///
/// What makes its unsafe pointers safe: the bytes are its own copy, which
/// lives exactly as long as it does and never changes, followed by `padding` zero bytes. A position a reader
/// holds is at most `count`: whoever moves forward does so over bytes it has looked at and found not to be
/// zero, or compares with `count` first. From such a position nobody looks further than `padding - 1` bytes
/// ahead, so every read hits the copy or the zeros after it. Debug builds check each read.
package struct SourceBytes: ~Copyable {
  /// Number of bytes in the file. Offsets are 32 bits wide, so what lies beyond 4 GB is cut off.
  package let count: Int
  private let base: UnsafeMutableRawPointer
  private static let padding = 16

  package init(_ bytes: [UInt8]) {
    count = min(bytes.count, Int(UInt32.max) - SourceBytes.padding)
    base = .allocate(byteCount: count + SourceBytes.padding, alignment: 16)
    base.bindMemory(to: UInt8.self, capacity: count + SourceBytes.padding)
    bytes.withUnsafeBytes { [base, count] source in
      if let start = source.baseAddress, count > 0 { base.copyMemory(from: start, byteCount: count) }
    }
    (base + count).initializeMemory(as: UInt8.self, repeating: 0, count: SourceBytes.padding)
  }

  deinit { base.deallocate() }

  /// Hands its memory over: the first byte of the copy and the number of bytes in the file. Whoever takes it frees it.
  consuming func freeze() -> FrozenBuffer<UInt8> {
    let frozen = FrozenBuffer(base: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: count)
    discard self
    return frozen
  }

  /// The byte at the offset; 0 after the end.
  @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + SourceBytes.padding)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes from the offset on, the first one lowest.
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + SourceBytes.padding)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The 32 bytes from the offset on, which are all in the file.
  @inline(__always)
  func block(at offset: Int) -> SIMD4<UInt64> {
    assert(offset >= 0 && offset + 32 <= count)
    return base.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
  }
}
