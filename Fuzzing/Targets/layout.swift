import DocumentReading
import IdentityDocument

/// A caller's own layouts of print.
func check(_ bytes: [UInt8]) {
  guard let layouts = try? PrintedLayout.layouts(json: String(decoding: bytes, as: UTF8.self))
  else { return }
  expect(!layouts.isEmpty, "a file holds a layout")
  for layout in layouts {
    let written = String(decoding: layout.json.bytes, as: UTF8.self)
    expect((try? PrintedLayout.layouts(json: written)) == [layout], "what is written is read")
    for box in layout.boxes {
      expect(box.width > 0 && box.height > 0, "a box has sides")
      expect(box.left + box.width <= layout.size.width + 0.001, "a box lies on the page")
    }
  }
}
