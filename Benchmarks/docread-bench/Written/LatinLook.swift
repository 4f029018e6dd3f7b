/// What recognisers of Latin letters make of other scripts: letters that look like theirs of Cyrillic and Greek, and
/// nothing of the rest.
///
/// Source: what Tesseract's Latin model and our nets read of drawn pages (`make.py written`), the commonest of each.
enum LatinLook {
  private static let alike: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (letters, looks) in [
      (
        "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
        "A 5 B T T D E E X 3 N I Ï Ñ K N M H O N P C T Y O X U Y W W b bI b 3 IO A"
      ),
      ("ЁЂЃЈЉЊЋЌЎЏӘӨҮҰҚҒҢҺ", "E h T J Jb Hb h K Y U E O Y Y K F H h"),
      (
        "абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя",
        "a 6 B r r n e e x 3 u i i ü k n m H o n p c m y f x u u w w b bi b 3 io a"
      ),
      ("ёђѓјљњћќўџәөүұқғңһ", "e h r j jb Hb h k y u e o y y k f H h"),
      ("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "A B T A E Z H O I K A M N E O N P Z T Y O X Y Q"),
      ("αβγδεζηθικλμνξοπρσςτυφχψω", "a B y o e z n 0 i k A u v E o n p o c t u p x w w"),
      ("άέήίόύώΆΈΉΊΌΎΏϊϋ", "á é ń í ó ú w A E H I O Y Q i u"),
    ] {
      let looks = looks.split(separator: " ").map { String($0) }
      for (letter, look) in zip(letters.unicodeScalars, looks) { table[letter] = look }
    }
    return table
  }()

  /// A text as it is read.
  ///
  /// - Parameter text: The text in any scripts.
  /// - Returns: Latin letters, digits and signs with single blanks.
  static func text(of text: String) -> String {
    var read = ""
    for scalar in text.unicodeScalars {
      if let look = alike[scalar] {
        read += look
      } else if scalar.value < 0x250 || (0x1E00...0x2FFF).contains(scalar.value) {
        read.unicodeScalars.append(scalar)
      }
    }
    return read.split(separator: " ").joined(separator: " ")
  }
}
