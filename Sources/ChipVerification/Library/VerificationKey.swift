import CCrypto
import ChipReading

/// A public key of libcrypto, `EVP_PKEY`, and what it can verify.
@safe struct VerificationKey: ~Copyable {
  private let handle: OpaquePointer

  /// Takes a key that is encoded as SubjectPublicKeyInfo: `d2i_PUBKEY`.
  init?(_ encoded: some Sequence<UInt8>) {
    let bytes = Array(encoded)
    let key = unsafe bytes.withUnsafeBufferPointer {
      unsafe crypto_public_key($0.baseAddress, $0.count)
    }
    ERR_clear_error()
    guard let key = unsafe key else { return nil }
    unsafe handle = unsafe key
  }

  deinit { unsafe EVP_PKEY_free(handle) }

  /// The name of the curve, `EVP_PKEY_get_group_name`; `nil` for parameters that are no known curve.
  var curveName: String? {
    defer { ERR_clear_error() }
    var count = 0
    var name = [CChar](repeating: 0, count: 64)
    let done = unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe EVP_PKEY_get_group_name(handle, buffer.baseAddress, buffer.count, &count)
    }
    guard done == 1, count > 0 else { return nil }
    return String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A parameter that is a number, `EVP_PKEY_get_bn_param`, without leading zeros.
  func number(_ name: String) -> [UInt8]? {
    defer { ERR_clear_error() }
    var bytes = [UInt8](repeating: 0, count: 1024)
    var count = Int32(bytes.count)
    let done = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe crypto_number(handle, name, buffer.baseAddress, &count)
    }
    return done == 1 ? Array(bytes.prefix(Int(count))) : nil
  }

  /// The number that an RSA signature was made from, with its leading zeros:
  /// `EVP_PKEY_verify_recover` without padding.
  ///
  /// It is `nil` where the signature is not below the modulus.
  func recovered(from signature: [UInt8]) -> [UInt8]? {
    defer { ERR_clear_error() }
    guard let context = unsafe EVP_PKEY_CTX_new(handle, nil) else { return nil }
    defer { unsafe EVP_PKEY_CTX_free(context) }
    guard unsafe EVP_PKEY_verify_recover_init(context) == 1,
      unsafe EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1
    else { return nil }
    var block = [UInt8](repeating: 0, count: signature.count)
    var count = block.count
    let done = unsafe block.withUnsafeMutableBufferPointer { target in
      unsafe EVP_PKEY_verify_recover(
        context, target.baseAddress, &count, signature, signature.count)
    }
    return done == 1 && count == block.count ? block : nil
  }

  /// Whether a signature over a digest holds: `EVP_PKEY_verify`.
  ///
  /// - Parameters:
  ///   - signature: For ECDSA the SEQUENCE of both numbers.
  ///   - digest: The digest of the signed bytes.
  ///   - padding: The parameters of RSASSA-PSS, or `nil` for ECDSA.
  /// - Returns: Whether it holds.
  func verifies(
    _ signature: [UInt8], over digest: [UInt8], padding: PSSParameters? = nil
  ) -> Bool {
    defer { ERR_clear_error() }
    guard let context = unsafe EVP_PKEY_CTX_new(handle, nil) else { return false }
    defer { unsafe EVP_PKEY_CTX_free(context) }
    guard unsafe EVP_PKEY_verify_init(context) == 1 else { return false }
    if let padding {
      guard unsafe EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1,
        unsafe EVP_PKEY_CTX_set_signature_md(context, padding.digest.method) == 1,
        unsafe EVP_PKEY_CTX_set_rsa_mgf1_md(context, padding.maskDigest.method) == 1,
        unsafe EVP_PKEY_CTX_set_rsa_pss_saltlen(context, Int32(padding.saltLength)) == 1
      else { return false }
    }
    return unsafe EVP_PKEY_verify(
      context, signature, signature.count, digest, digest.count) == 1
  }
}
