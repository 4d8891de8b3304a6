#if Postgres
internal import CGnuTLS
import KeelWeb

/// Encrypts the states of tabs for a store that others can read: operators of the database, its backups.
///
/// The key follows from the cookie of the browser (HKDF with SHA-256, RFC 5869), of which the store has only a checksum:
/// without the browser nobody can read its states. The cipher is AES-256 in GCM, with a nonce of its own for each state.
/// The checksum of the tab is authenticated, so that the states of two tabs cannot be exchanged.
package struct SnapshotCipher: StateSealing {
  /// The first byte of what is encrypted in this way.
  private static let version: UInt8 = 1
  private static let nonceBytes = 12
  private static let tagBytes = 16

  package init() {}

  /// Returns an encrypted state; `nil` if the library refuses, for example without random numbers.
  package func sealed(_ state: [UInt8], cookie: String, tab: String) -> [UInt8]? {
    var nonce = [UInt8](repeating: 0, count: Self.nonceBytes)
    guard gnutls_rnd(GNUTLS_RND_NONCE, &nonce, nonce.count) == 0 else { return nil }
    let text = Array(tab.utf8)
    return Self.withCipher(cookie) { cipher in
      var output = [UInt8](repeating: 0, count: state.count + Self.tagBytes)
      var count = output.count
      guard
        gnutls_aead_cipher_encrypt(
          cipher, nonce, nonce.count, text, text.count, Self.tagBytes, state, state.count, &output, &count) == 0
      else { return nil }
      return [Self.version] + nonce + output[..<count]
    }
  }

  /// Returns the state; `nil` if it was encrypted for another browser or tab, or has been changed.
  package func opened(_ sealed: [UInt8], cookie: String, tab: String) -> [UInt8]? {
    let head = 1 + Self.nonceBytes
    guard sealed.first == Self.version, sealed.count >= head + Self.tagBytes else { return nil }
    let (nonce, rest, text) = (Array(sealed[1..<head]), Array(sealed[head...]), Array(tab.utf8))
    return Self.withCipher(cookie) { cipher in
      var output = [UInt8](repeating: 0, count: rest.count)
      var count = output.count
      guard
        gnutls_aead_cipher_decrypt(
          cipher, nonce, nonce.count, text, text.count, Self.tagBytes, rest, rest.count, &output, &count) == 0
      else { return nil }
      return Array(output[..<count])
    }
  }

  private static func withCipher<Result>(_ cookie: String, _ body: (gnutls_aead_cipher_hd_t) -> Result?) -> Result? {
    var key = key(of: cookie)
    guard !key.isEmpty else { return nil }
    // The key is not left in freed memory.
    defer { key.withUnsafeMutableBytes { gnutls_memset($0.baseAddress, 0, $0.count) } }
    var cipher: gnutls_aead_cipher_hd_t?
    let status = key.withUnsafeMutableBufferPointer { bytes in
      var datum = gnutls_datum_t(data: bytes.baseAddress, size: UInt32(bytes.count))
      return gnutls_aead_cipher_init(&cipher, GNUTLS_CIPHER_AES_256_GCM, &datum)
    }
    guard status == 0, let cipher else { return nil }
    defer { gnutls_aead_cipher_deinit(cipher) }
    return body(cipher)
  }

  /// Returns the key that follows from a cookie; empty if the library refuses.
  private static func key(of cookie: String) -> [UInt8] {
    var (secret, purpose) = (Array(cookie.utf8), Array("keel snapshot".utf8))
    var (salt, key) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    var extracted = [UInt8](repeating: 0, count: 32)
    let status = secret.withUnsafeMutableBufferPointer { secret in
      salt.withUnsafeMutableBufferPointer { salt in
        var key = gnutls_datum_t(data: secret.baseAddress, size: UInt32(secret.count))
        var salt = gnutls_datum_t(data: salt.baseAddress, size: UInt32(salt.count))
        return gnutls_hkdf_extract(GNUTLS_MAC_SHA256, &key, &salt, &extracted)
      }
    }
    guard status == 0 else { return [] }
    let expanded = extracted.withUnsafeMutableBufferPointer { extracted in
      purpose.withUnsafeMutableBufferPointer { purpose in
        var from = gnutls_datum_t(data: extracted.baseAddress, size: UInt32(extracted.count))
        var info = gnutls_datum_t(data: purpose.baseAddress, size: UInt32(purpose.count))
        return gnutls_hkdf_expand(GNUTLS_MAC_SHA256, &from, &info, &key, key.count)
      }
    }
    return expanded == 0 ? key : []
  }
}
#endif
