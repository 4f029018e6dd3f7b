import IdentityDocument

/// A text of JSON, which is read or refused at a place in it; what is written is read again.
func check(_ bytes: [UInt8]) {
  do throws(JSONError) {
    let value = try JSONValue(parsing: bytes)
    expect((try? JSONValue(parsing: value.bytes)) == value, "what is written is the same value")
  } catch {
    expect((0...bytes.count).contains(error.offset), "the place lies in the text")
    expect(error.line >= 1 && error.column >= 1, "places are counted from 1")
  }
}
