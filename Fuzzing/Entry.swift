/// The door of libFuzzer: every input goes to the `check` of the one target that is compiled with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  check(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// States what has to hold of every input; libFuzzer keeps the one of which it does not.
func expect(_ holds: Bool, _ sentence: StaticString) {
  precondition(holds, "\(sentence)")
}
