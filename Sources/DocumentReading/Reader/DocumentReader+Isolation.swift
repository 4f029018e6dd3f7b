import Barcodes
import IdentityDocument
import ImageFile
import MRZRecognition

/// Readings that are divided between processes: one opens files and has programs draw pages, another
/// decodes and reads.
extension DocumentReader {
  /// The picture files that programs made of a page of a PDF or HEIF file; none of any other file.
  ///
  /// - Parameters:
  ///   - pages: The file.
  ///   - page: The page, from 1.
  ///   - inColor: Whether colours are needed, too.
  ///   - time: How long it may take.
  /// - Returns: The bytes of the file in grey and, where it is asked for, of the one in colour.
  /// - Throws: `ReaderError` where there is no such page, or it cannot be converted.
  package func drawings(
    of pages: DocumentPages, page: Int, inColor: Bool, within time: Duration
  ) throws(ReaderError) -> [[UInt8]] {
    try ReadingClock(time).time { () throws(ReaderError) in
      do throws(ImageFileError) {
        return try pages.file.drawings(ofPage: page, inColor: inColor)
      } catch {
        throw ReaderError(error)
      }
    }
  }

  /// Opens a page that another process has had drawn.
  ///
  /// - Parameter drawings: What ``drawings(of:page:inColor:within:)`` gave there.
  /// - Returns: A file of one page.
  /// - Throws: `ReaderError` where the bytes cannot be read, as far as it shows before decoding.
  package func pages(drawings: [[UInt8]]) throws(ReaderError) -> DocumentPages {
    do throws(ImageFileError) {
      return DocumentPages(file: try PictureFile(drawings: drawings, limits: fileLimits))
    } catch {
      throw ReaderError(error)
    }
  }

  /// Makes the engines that the configuration may need, with what they and the clock read from files:
  /// afterwards this process has to open none.
  ///
  /// - Throws: `ReaderError` where one cannot be made.
  package func makeEngines() throws(ReaderError) {
    // Reads the time zone.
    _ = CalendarDate.today
    EncodedText.loadTables()
    try pool.withEngines { (engines) throws(ReaderError) in
      do throws(RecognitionError) {
        try engines.recognizers.make(usesTesseract: configuration.engine != .own)
      } catch {
        throw ReaderError(error)
      }
      if configuration.symbologies.contains(where: \.isScanned) {
        try engines.withBarcodeScanner { _ in }
      }
      guard configuration.mayReadPrint else { return }
      // Where no model is installed, it is said when print is to be read.
      do throws(ReaderError) { try engines.withPrintRecognizer { _ in } } catch {}
    }
  }
}
