/// One option, as help, man page and completions describe it.
struct OptionManual: Hashable {
  /// What stands behind an option, with the word that help has for it.
  enum Value: Hashable {
    /// A file.
    case file(String)
    /// A folder, or a file.
    case place(String)
    /// One of some words.
    case words(String, [String])
    /// Anything else.
    case text(String)

    /// The word that help has for the value.
    var name: String {
      switch self {
      case .file(let name), .place(let name), .words(let name, _), .text(let name): name
      }
    }
  }

  /// The name with its hyphens.
  let name: String
  /// The name of one letter, with its hyphen.
  var short: String?
  var value: Value?
  /// What it does, without a full stop.
  let text: String
  var isRepeated = false

  /// An option that takes a value.
  init(
    _ name: String, short: String? = nil, _ value: Value, _ text: String, isRepeated: Bool = false
  ) {
    (self.name, self.short, self.value, self.text) = (name, short, value, text)
    self.isRepeated = isRepeated
  }

  /// An option that takes none.
  init(_ name: String, short: String? = nil, _ text: String) {
    (self.name, self.short, self.text) = (name, short, text)
  }

  /// The option with its value, as the left column of help has it.
  var synopsis: String {
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    return value.map { "\(names) \($0.name)" } ?? names
  }
}
