import ImageFile

/// A picture file that has been opened, with the pages that it holds: those of a TIFF or PDF file, the
/// frames of an animated GIF, WebP or PNG file, the pictures of a HEIF file; every other file has one.
///
/// ```swift
/// let pages = try reader.pages(ofFile: "scans.tiff")
/// for page in 1...pages.count { print(try reader.read(pages, page: page).answer) }
/// ```
public struct DocumentPages: Hashable, Sendable {
  /// The number of pages, 1 at least.
  public var count: Int { file.pageCount }

  let file: PictureFile
}
