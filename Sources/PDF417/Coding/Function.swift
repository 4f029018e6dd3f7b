/// The codewords from 900 up that steer the interpretation of the others (ISO/IEC 15438, 5.4.1.5,
/// 5.5 and 5.13).
enum Function {
  static let textLatch = 900
  static let byteLatch = 901
  static let numericLatch = 902
  static let byteShift = 913
  /// Byte compaction of a number of bytes that is a multiple of six.
  static let byteLatchOfSix = 924
  static let userInterpretation = 925
  static let generalInterpretation = 926
  static let characterSet = 927
  static let readerInitialization = 921
  static let macroBlock = 928
  static let macroField = 923
  static let macroTerminator = 922
}
