package import AerogamiCore

extension String {
  /// This text with ``hiddenSecret`` for each place where it repeats a secret: as it is, in whatever case, or with some
  /// of its characters percent-encoded (RFC 3986, section 2.1) or escaped as in a JSON string (RFC 8259, section 7).
  package func hiding(_ secret: String) -> String {
    String(decoding: Array(utf8).hiding([Array(secret.utf8)]), as: UTF8.self)
  }
}

extension [UInt8] {
  /// The same of what may be no text, and of several secrets, of which the first that is found at a place counts.
  func hiding(_ secrets: [[UInt8]]) -> [UInt8] {
    // Nearly every byte is none with which a secret begins, in any of its forms.
    var isBeginning = [Bool](repeating: false, count: 256)
    for first in secrets.compactMap(\.first) + Self.escapes {
      for byte in 0...UInt8.max where byte.lowercasedASCII == first.lowercasedASCII { isBeginning[Int(byte)] = true }
    }
    var shown: [UInt8] = []
    shown.reserveCapacity(count)
    // Where what has not been copied yet begins.
    var start = 0
    var index = 0
    while index < count {
      guard isBeginning[Int(self[index])], let end = end(ofAnyOf: secrets, at: index) else {
        index += 1
        continue
      }
      shown += self[start..<index]
      shown += hiddenSecret.utf8
      (start, index) = (end, end)
    }
    return shown + self[start...]
  }

  private func end(ofAnyOf secrets: [[UInt8]], at index: Int) -> Int? {
    for secret in secrets where !secret.isEmpty {
      if let rest = self[index...].dropping(secret) { return rest.startIndex }
    }
    return nil
  }

  /// What a character begins with that is written other than as it is.
  fileprivate static let escapes = Array("%\\".utf8)
}

/// What stands where a secret was.
let hiddenSecret = "(secret)"

extension String {
  /// How many bytes are too many for a word that a stranger says to whoever has this secret to be quoted.
  package var quoteLimit: Int { min(max(utf8.count, 8), 24) }

  /// What a stranger says, without the secret that it may repeat: also without every run of characters that is so long
  /// that it could be the secret encoded in a way that nobody thought of. Words are shorter than usual secrets.
  package func quoted(hiding secret: String) -> String {
    let limit = secret.quoteLimit
    var shown = ""
    var run = ""
    func endRun() {
      shown += run.utf8.count < limit || run == hiddenSecret ? run : "…"
      run = ""
    }
    for scalar in hiding(secret).unicodeScalars {
      if scalar.properties.isWhitespace || "\"',:{}[]<>".unicodeScalars.contains(scalar) {
        endRun()
        shown.unicodeScalars.append(scalar)
      } else {
        run.unicodeScalars.append(scalar)
      }
    }
    endRun()
    return shown
  }
}

extension ClientError {
  /// The same without a secret, wherever in it someone else had a say.
  package func hiding(_ secret: String) -> ClientError {
    var hidden = self
    hidden.requested = requested.hiding(secret)
    if case .failed(let failure, let detail, let remedy) = reason {
      hidden.reason = .failed(failure, detail: detail.hiding(secret), remedy: remedy?.hiding(secret))
    }
    hidden.skipped = skipped.hiding(secret)
    return hidden
  }
}

extension SkippedRows {
  package func hiding(_ secret: String) -> SkippedRows {
    SkippedRows(count: count, reasons: reasons.map { $0.hiding(secret) })
  }
}

extension ArraySlice<UInt8> {
  /// What follows on a secret; `nil` where this does not begin with it.
  fileprivate func dropping(_ secret: [UInt8]) -> Self? {
    // First as it is: what is in it may look like an escape.
    if starts(with: secret, by: { $0.lowercasedASCII == $1.lowercasedASCII }) { return dropFirst(secret.count) }
    var rest = self
    for byte in secret {
      guard let first = rest.first else { return nil }
      if [UInt8].escapes.contains(first),
        let form = byte.forms.first(where: { rest.starts(with: $0, by: { $0.lowercasedASCII == $1 }) })
      {
        rest.removeFirst(form.count)
      } else {
        guard first.lowercasedASCII == byte.lowercasedASCII else { return nil }
        rest.removeFirst()
      }
    }
    return rest
  }
}

extension UInt8 {
  /// The ways in which a character is written other than as it is, in lowercase.
  fileprivate var forms: [[UInt8]] {
    let digits = CollectionOfOne(self).hexadecimal
    let short = [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(self)
    return [Array("%\(digits)".utf8), Array("\\u00\(digits)".utf8)] + (short ? [[UInt8(ascii: "\\"), self]] : [])
  }

  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
