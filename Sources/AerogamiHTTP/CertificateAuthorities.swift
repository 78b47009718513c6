import NIOSSL

/// Certificate authorities that are trusted in addition to the system's.
package struct CertificateAuthorities: Sendable {
  /// The bytes are not PEM certificates.
  package struct FormatError: Error {}

  let roots: [NIOSSLAdditionalTrustRoots]

  package init() {
    roots = []
  }

  /// Reads the PEM certificates in the contents of a file.
  package init(pem: [UInt8]) throws(FormatError) {
    do {
      roots = [.certificates(try NIOSSLCertificate.fromPEMBytes(pem))]
    } catch {
      throw FormatError()
    }
  }

  /// Creates a set from a file of PEM certificates. The first connection with TLS reads the file. As long as the file
  /// is invalid, connections with TLS fail.
  package init(path: String) {
    roots = [.file(path)]
  }
}
