internal import CGLib

/// Reads a certificate and its key.
enum Certificate {
  static func read(file: String, key: String) throws(WebServerError) -> UnsafeMutablePointer<GTlsCertificate> {
    guard g_tls_backend_supports_tls(g_tls_backend_get_default()) != 0 else { throw .noEncryption }
    var error: UnsafeMutablePointer<GError>?
    if let certificate = g_tls_certificate_new_from_files(file, key, &error) { return certificate }
    defer { if let error { g_error_free(error) } }
    throw .badCertificate(error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "it cannot be read")
  }
}
