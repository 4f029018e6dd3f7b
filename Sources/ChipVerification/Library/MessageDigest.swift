import CCrypto
import ChipReading

/// The digests of libcrypto: `EVP_Digest`.
enum MessageDigest {
  /// The digest of some bytes, or an empty one where the library refuses.
  static func digest(of bytes: some Collection<UInt8>, _ algorithm: DigestAlgorithm) -> [UInt8] {
    defer { ERR_clear_error() }
    let source = Array(bytes)
    var digest = [UInt8](repeating: 0, count: algorithm.length)
    let method = unsafe algorithm.method
    let done = unsafe EVP_Digest(source, source.count, &digest, nil, method, nil)
    return done == 1 ? digest : []
  }
}

extension DigestAlgorithm {
  /// The library's name for the algorithm; its methods are static and never freed.
  var method: OpaquePointer? {
    switch self {
    case .sha1: unsafe EVP_sha1()
    case .sha224: unsafe EVP_sha224()
    case .sha256: unsafe EVP_sha256()
    case .sha384: unsafe EVP_sha384()
    case .sha512: unsafe EVP_sha512()
    }
  }
}
