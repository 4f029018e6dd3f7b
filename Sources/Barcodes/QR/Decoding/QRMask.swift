/// A mask pattern, which turns modules over so that dark and light ones are even (ISO/IEC 18004,
/// table 10).
struct QRMask: Hashable {
  /// 0 to 7, as in QR Code; Micro QR and rMQR have some of these.
  let number: Int

  /// Whether the module of column `x`, row `y` is turned over.
  func covers(x: Int, y: Int) -> Bool {
    switch number {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
