import Raster

/// A barcode that frames of a burst say together, and none shows whole.
struct JointBarcode: Hashable, Sendable {
  /// The barcode, in the pixels of one of them.
  let reading: BarcodeReading
  /// Where each of the frames that it rests on shows it, by their numbers, in their pixels.
  let places: [Int: Quadrilateral]
}
