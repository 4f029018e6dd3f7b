import CMicroHTTP

/// Pairs of names and values that come with a request.
final class RequestValues {
  private var pairs: [(name: String, value: String)] = []

  /// All of a kind, in order (`MHD_get_connection_values_n`).
  ///
  /// - Parameters:
  ///   - connection: The connection that has the request.
  ///   - kind: The lines of the header, or the arguments behind `?`.
  /// - Returns: The pairs; bytes that are no text are replaced.
  static func of(
    _ connection: OpaquePointer, _ kind: MHD_ValueKind
  ) -> [(name: String, value: String)] {
    let values = RequestValues()
    let held = unsafe Unmanaged.passUnretained(values)
    unsafe MHD_get_connection_values_n(
      connection, kind,
      { context, _, name, nameLength, value, valueLength in
        guard let context = unsafe context else { return .NO }
        let values = unsafe Unmanaged<RequestValues>.fromOpaque(context).takeUnretainedValue()
        unsafe values.pairs.append(
          (RequestValues.text(name, nameLength), RequestValues.text(value, valueLength)))
        return .YES
      }, held.toOpaque())
    return values.pairs
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
