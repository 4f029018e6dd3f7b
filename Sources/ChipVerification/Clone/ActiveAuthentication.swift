public import ChipReading

/// Whether a chip's answer to a challenge was made with the key of EF.DG15 (ICAO Doc 9303-11, §6.1).
///
/// It says nothing about whose key that is; ``CloneStatus`` does.
public struct ActiveAuthentication: Hashable, Sendable {
  /// `good`, or `error` where the answer is not of this key.
  public private(set) var verdict = ChipVerdict.error
  /// Why the answer does not hold.
  public private(set) var reasons: [ChipReason] = []
  /// What is odd about it.
  public private(set) var notes: [ChipNote] = []
  /// How the answer is hashed, where it holds.
  public private(set) var digest: DigestAlgorithm?

  /// Checks an answer.
  ///
  /// - Parameters:
  ///   - exchange: The challenge and the answer.
  ///   - key: The key of EF.DG15.
  ///   - digest: How a key on a curve hashes, by its entry in EF.DG14; `nil` where none says so, and
  ///     then every digest is tried, the one that fits the key's length first.
  public init(
    _ exchange: ChipChallenge, key: PublicKeyInfo, digest: DigestAlgorithm? = nil
  ) {
    if exchange.challenge.count != 8 {
      notes.append(ChipNote(rawValue: "challengeLength=\(exchange.challenge.count)"))
    }
    do throws(ChipReason) {
      let checked = try CheckedKey.checking(key)
      switch checked.kind {
      case .rsa(let modulus): try verify(exchange, modulus: modulus, checked.handle)
      case .ellipticCurve(let order):
        try verify(exchange, order: order, checked.handle, stated: digest)
      }
      verdict = .good
    } catch {
      reasons = [error]
    }
  }

  // MARK: - RSA

  /// ISO/IEC 9796-2, digital signature scheme 1: 6A, the chip's part of the message, its digest
  /// together with the challenge, and a trailer that names the digest.
  private mutating func verify(
    _ exchange: ChipChallenge, modulus: [UInt8], _ key: borrowing VerificationKey
  ) throws(ChipReason) {
    guard exchange.response.count == modulus.count else {
      throw ChipReason(rawValue: "responseLength")
    }
    guard var block = key.recovered(from: exchange.response) else {
      throw ChipReason(rawValue: "signatureOutOfRange")
    }
    // The smaller of the number and the modulus less the number may have been sent.
    if (block.last ?? 0) & 0x0F != 0x0C {
      block = Self.difference(modulus, block)
      notes.append(ChipNote(rawValue: "complement"))
    }
    guard
      let trailer = Self.trailers.first(where: { block.suffix($0.bytes.count) == $0.bytes[...] })
    else { throw ChipReason(rawValue: "trailer") }
    guard block.first == 0x6A else { throw ChipReason(rawValue: "header") }
    let body = block.dropFirst().dropLast(trailer.bytes.count)
    guard body.count >= trailer.digest.length else { throw .malformed }
    let message = body.dropLast(trailer.digest.length) + exchange.challenge
    guard
      body.suffix(trailer.digest.length).elementsEqual(
        MessageDigest.digest(of: message, trailer.digest))
    else { throw ChipReason(rawValue: "digestMismatch") }
    digest = trailer.digest
  }

  /// ISO/IEC 9796-2, §8.1.2 and ISO/IEC 10118-3: the hash identifiers.
  private static let trailers: [(bytes: [UInt8], digest: DigestAlgorithm)] = [
    ([0xBC], .sha1), ([0x33, 0xCC], .sha1), ([0x34, 0xCC], .sha256), ([0x35, 0xCC], .sha512),
    ([0x36, 0xCC], .sha384), ([0x38, 0xCC], .sha224),
  ]

  /// One number less another that is not larger, both of one length.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result = left
    var borrow = 0
    for index in left.indices.reversed() {
      let digit = Int(left[index]) - Int(right[index]) - borrow
      borrow = digit < 0 ? 1 : 0
      result[index] = UInt8(truncatingIfNeeded: digit)
    }
    return result
  }

  // MARK: - Curves

  /// Plain ECDSA; the Portuguese write it as a SEQUENCE.
  private mutating func verify(
    _ exchange: ChipChallenge, order: [UInt8], _ key: borrowing VerificationKey,
    stated: DigestAlgorithm?
  ) throws(ChipReason) {
    let response = exchange.response[...]
    let numbers: SignatureCheck.Numbers
    if response.count == 2 * order.count {
      numbers = try SignatureCheck.halves(response)
    } else if response.first == 0x30 {
      do throws(ChipReason) {
        numbers = try SignatureCheck.numbers(inSequence: response)
      } catch {
        throw .malformed
      }
      notes.append(ChipNote(rawValue: "derSignature"))
    } else {
      throw ChipReason(rawValue: "responseLength")
    }
    for candidate in stated.map({ [$0] }) ?? Self.digests(forBits: PublicKeyInfo.bits(order[...])) {
      let digest = MessageDigest.digest(of: exchange.challenge, candidate)
      if try SignatureCheck.ecdsaHolds(numbers, order: order, digest, key) {
        self.digest = candidate
        return
      }
    }
    throw ChipReason(rawValue: "signatureInvalid")
  }

  /// The digest that chips use with an order of so many bits, then all others.
  private static func digests(forBits bits: Int) -> [DigestAlgorithm] {
    let usual: DigestAlgorithm =
      switch bits {
      case 512...: .sha512
      case 384...: .sha384
      case 256...: .sha256
      default: .sha224
      }
    return [usual] + DigestAlgorithm.allCases.filter { $0 != usual }
  }
}
