import Glibc

/// A client's end of a connection to this machine, which sends any bytes.
struct Connection: ~Copyable {
  /// Nobody listens.
  struct Refused: Error {}

  private let descriptor: Int32

  /// Connects.
  init(port: Int) throws(Refused) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = UInt16(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, UInt32(MemoryLayout<timeval>.size))
    let size = UInt32(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, size)
      }
    }
    guard status == 0 else { throw Refused() }
  }

  deinit { close(descriptor) }

  /// Sends bytes; `false` where the other end takes no more.
  @discardableResult borrowing func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends text.
  @discardableResult borrowing func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Everything up to the end of the connection.
  borrowing func rest() -> String {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe part.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += part[..<count]
    }
  }

  /// The whole answer to a request of which this is the last.
  static func answer(to request: String, port: Int) throws -> String {
    let connection = try Connection(port: port)
    connection.send(request)
    return connection.rest()
  }
}
