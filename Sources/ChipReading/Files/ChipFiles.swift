/// The files of one chip as a reader delivered them, known by name or by content.
///
/// ```swift
/// var files = ChipFiles()
/// files.add(bytes, name: "EF_SOD.bin")
/// files[.group(.dg1)] = zone
/// let data = ChipData(reading: files)
/// ```
public struct ChipFiles: Hashable, Sendable {
  private var files: [ChipFile: [UInt8]] = [:]
  /// The names of files that are of no kind that a chip has.
  public private(set) var unrecognised: [String] = []
  /// Certificates that lie beside the files.
  ///
  /// One may be that of the signer, which an EF.SOD need not hold (RFC 5652, §5.1). None is trusted for that.
  package private(set) var certificates: [Certificate] = []
  /// The kinds that were delivered twice with other bytes; the first delivery counts.
  public private(set) var duplicates: [ChipFile] = []

  private static let mostCertificates = 16

  /// Makes a chip without files.
  public init() {}

  /// The bytes of a file, or `nil` where it was not delivered.
  ///
  /// - Parameter file: The kind of the file.
  public subscript(file: ChipFile) -> [UInt8]? {
    get { files[file] }
    set { files[file] = newValue }
  }

  /// The kinds that were delivered, in no order.
  public var kinds: [ChipFile] { Array(files.keys) }

  /// The data groups that were delivered, by number.
  public var groups: [DataGroup] { DataGroup.allCases.filter { files[.group($0)] != nil } }

  /// Whether no file was delivered.
  public var isEmpty: Bool { files.isEmpty }

  /// Adds a file; a usual name decides its kind, else how it begins does.
  ///
  /// A file under the name of another is not taken for that other: its reading says `wrongTag`.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The last part of its path.
  public mutating func add(_ bytes: [UInt8], name: String) {
    guard let file = ChipFile(name: name) ?? ChipFile(content: bytes) else {
      unrecognised.append(name)
      if certificates.count < Self.mostCertificates, bytes.first == 0x30,
        bytes.count <= ChipLimits.securityObjectBytes,
        let certificate = try? Certificate(parsing: bytes[...])
      {
        certificates.append(certificate)
      }
      return
    }
    guard let earlier = files[file] else {
      files[file] = bytes
      return
    }
    if earlier != bytes { duplicates.append(file) }
  }
}
