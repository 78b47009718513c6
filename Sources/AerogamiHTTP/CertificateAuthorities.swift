import NIOSSL

/// Certificate authorities that are trusted beside the system's.
package struct CertificateAuthorities: Sendable {
  /// The bytes are not certificates in PEM.
  package struct FormatError: Error {}

  let certificates: [NIOSSLCertificate]

  /// None.
  package init() {
    certificates = []
  }

  /// - Parameter pem: The contents of a file of certificates.
  package init(pem: [UInt8]) throws(FormatError) {
    do {
      certificates = try NIOSSLCertificate.fromPEMBytes(pem)
    } catch {
      throw FormatError()
    }
  }
}
