import Glibc

/// The structures of `sendmsg` and `recvmsg`, whose macros (`CMSG_SPACE` and the like) Swift does not
/// see.
extension MessageChannel {
  /// The bytes of a header of control data, and where its data begin.
  private static let headSize = MemoryLayout<cmsghdr>.size

  /// Lays out bytes and descriptors as the system wants them, and calls it.
  ///
  /// - Parameters:
  ///   - bytes: What is sent, or where what comes is put.
  ///   - descriptors: What is handed over.
  ///   - room: The descriptors that may come.
  ///   - call: `sendmsg` or `recvmsg`.
  /// - Returns: What the call gave, and the descriptors that came.
  static func transfer(
    _ bytes: UnsafeMutableRawBufferPointer, descriptors: [Int32], room: Int,
    _ call: (UnsafeMutablePointer<msghdr>) -> Int
  ) -> (count: Int, descriptors: [Int32]) {
    let dataSize = max(descriptors.count, room) * MemoryLayout<Int32>.size
    let word = MemoryLayout<Int>.size
    let space = dataSize == 0 ? 0 : headSize + (dataSize + word - 1) / word * word
    var part = unsafe iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
    return unsafe withUnsafeTemporaryAllocation(byteCount: max(space, 1), alignment: word) {
      control in
      unsafe withUnsafeMutablePointer(to: &part) { part in
        var message = unsafe msghdr()
        unsafe message.msg_iov = part
        unsafe message.msg_iovlen = 1
        if space > 0 {
          unsafe message.msg_control = control.baseAddress
          unsafe message.msg_controllen = space
          unsafe control.initializeMemory(as: UInt8.self, repeating: 0)
          unsafe put(descriptors, into: control)
        }
        let count = unsafe call(&message)
        guard room > 0, count > 0 else { return (count, []) }
        return unsafe (count, taken(from: control.prefix(Int(message.msg_controllen))))
      }
    }
  }

  private static func put(_ descriptors: [Int32], into control: UnsafeMutableRawBufferPointer) {
    guard !descriptors.isEmpty else { return }
    let size = headSize + descriptors.count * MemoryLayout<Int32>.size
    var head = cmsghdr()
    (head.cmsg_len, head.cmsg_level, head.cmsg_type) = (size, SOL_SOCKET, Int32(SCM_RIGHTS))
    unsafe control.storeBytes(of: head, as: cmsghdr.self)
    for (index, descriptor) in descriptors.enumerated() {
      let place = headSize + index * MemoryLayout<Int32>.size
      unsafe control.storeBytes(of: descriptor, toByteOffset: place, as: Int32.self)
    }
  }

  private static func taken(
    from control: Slice<UnsafeMutableRawBufferPointer>
  ) -> [Int32] {
    guard unsafe control.count >= headSize else { return [] }
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: control)
    let head = unsafe bytes.load(as: cmsghdr.self)
    guard head.cmsg_level == SOL_SOCKET, head.cmsg_type == Int32(SCM_RIGHTS) else {
      return []
    }
    let end = min(Int(head.cmsg_len), bytes.count)
    return stride(from: headSize, to: end, by: MemoryLayout<Int32>.size).map {
      unsafe bytes.load(fromByteOffset: $0, as: Int32.self)
    }
  }
}
