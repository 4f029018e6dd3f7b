/// A caller's own layout: where the fields of a document are printed on its page.
///
/// ```swift
/// var layout = PrintedLayout(name: "Staff card", size: .id1)
/// layout.boxes = [.init(.idNumber, left: 40, top: 12, width: 30, height: 5, pattern: "AA999999")]
/// let fields = page.fields(of: layout)
/// ```
public struct PrintedLayout: Hashable, Sendable {
  /// The place of one field.
  public struct Box: Hashable, Sendable {
    /// The field.
    public var field: DocumentField
    /// The left edge, in millimetres from that of the page.
    public var left: Double
    /// The upper edge, in millimetres from that of the page.
    public var top: Double
    /// The width, in millimetres.
    public var width: Double
    /// The height, in millimetres.
    public var height: Double
    /// What the value looks like, or `nil` for any text; a value that does not is not stated, whether it stands in
    /// this box or elsewhere on the page.
    public var pattern: PrintedPattern?

    /// Makes the place of a field.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - left: The left edge, in millimetres.
    ///   - top: The upper edge, in millimetres.
    ///   - width: The width, in millimetres.
    ///   - height: The height, in millimetres.
    ///   - pattern: What the value looks like.
    public init(
      _ field: DocumentField, left: Double, top: Double, width: Double, height: Double,
      pattern: PrintedPattern? = nil
    ) {
      self.field = field
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.pattern = pattern
    }

    /// Whether the middle of a line's print lies in the box.
    func holds(_ line: PrintedLine) -> Bool {
      let (x, y) = ((line.left + line.right) / 2, line.baseline - line.capitalHeight / 2)
      return x >= left && x <= left + width && y >= top && y <= top + height
    }
  }

  /// The caller's name of the layout.
  public var name: String
  /// The size of the page; a page of another size has none of the fields.
  public var size: PrintedPage.Size
  /// The places of the fields.
  public var boxes: [Box]

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - name: The caller's name of it.
  ///   - size: The size of the page.
  ///   - boxes: The places of the fields.
  public init(name: String, size: PrintedPage.Size, boxes: [Box] = []) {
    self.name = name
    self.size = size
    self.boxes = boxes
  }
}
