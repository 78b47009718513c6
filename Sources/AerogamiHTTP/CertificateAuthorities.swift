import NIOSSL

/// Certificate authorities that are trusted in addition to the system's.
package struct CertificateAuthorities: Sendable {
  /// The bytes are not PEM certificates.
  package struct FormatError: Error {}

  let certificates: [NIOSSLCertificate]

  /// Creates an empty set.
  package init() {
    certificates = []
  }

  /// Reads PEM certificates.
  ///
  /// - Parameter pem: The contents of a certificate file.
  package init(pem: [UInt8]) throws(FormatError) {
    do {
      certificates = try NIOSSLCertificate.fromPEMBytes(pem)
    } catch {
      throw FormatError()
    }
  }
}
