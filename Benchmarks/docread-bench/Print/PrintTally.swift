/// How many values were right, wrong and unread.
struct PrintTally: Hashable, Encodable {
  /// Those that are as printed.
  var right = 0
  /// Those that are not.
  var wrong = 0
  /// Those of them that were stated surely: with 0.9 or more and without a conflict, unless a report says otherwise.
  var surelyWrong = 0
  /// Those without a value.
  var unread = 0

  /// All of them.
  var total: Int { right + wrong + unread }

  static func += (left: inout PrintTally, right: PrintTally) {
    left.right += right.right
    left.wrong += right.wrong
    left.surelyWrong += right.surelyWrong
    left.unread += right.unread
  }

  /// The cells of a table.
  var cells: [String] { ["\(right)", "\(wrong)", "\(surelyWrong)", "\(unread)", "\(total)"] }
}
