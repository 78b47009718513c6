package import AerogamiContainer
import AerogamiCore

extension String {
  /// Returns this text with every occurrence of a secret replaced by ``hiddenSecret``: in any letter case,
  /// percent-encoded (RFC 3986, section 2.1), or escaped as in a JSON string (RFC 8259, section 7). A secret of fewer than
  /// 6 bytes is replaced only where it is a whole word, because it may also be a part of words that are not secret.
  package func hiding(_ secret: String) -> String {
    String(decoding: Array(utf8).hiding([Array(secret.utf8)]), as: UTF8.self)
  }
}

extension [UInt8] {
  /// Returns these bytes with every occurrence of a secret replaced by ``hiddenSecret``. The bytes need not be text. If
  /// several secrets match at a position, the one that comes first in `secrets` is replaced.
  func hiding(_ secrets: [[UInt8]]) -> [UInt8] {
    // A lookup table of the bytes that a secret or its escaped form can begin with, to skip all other bytes quickly.
    var isBeginning = [Bool](repeating: false, count: 256)
    for first in secrets.compactMap(\.first) + Self.escapes {
      for byte in 0...UInt8.max where byte.lowercasedASCII == first.lowercasedASCII { isBeginning[Int(byte)] = true }
    }
    return replacingSecrets { index in
      guard isBeginning[Int(self[index])] else { return nil }
      for secret in secrets where !secret.isEmpty {
        guard let rest = self[index...].dropping(secret) else { continue }
        let isWord = isWordStart(index) && rest.first?.isPartOfWord != true
        if isWord || secret.count >= 6 { return index..<rest.startIndex }
      }
      return nil
    }
  }

  /// Returns whether a word can begin at an index: after another character, or after an escape such as `%20` or `\u0020`.
  private func isWordStart(_ index: Int) -> Bool {
    if index == 0 || !self[index - 1].isPartOfWord { return true }
    return index >= 3 && self[index - 3] == UInt8(ascii: "%")
      || index >= 6 && self[index - 6] == UInt8(ascii: "\\") && self[index - 5] == UInt8(ascii: "u")
  }

  /// Calls `range` with the indices in order, and replaces each range that it returns with ``hiddenSecret``. A range
  /// must start at the given index or later. The search continues after its end.
  func replacingSecrets(_ range: (_ index: Int) -> Range<Int>?) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(count)
    // The start of the bytes that have not been copied yet.
    var start = 0
    var index = 0
    while index < count {
      guard let secret = range(index) else {
        index += 1
        continue
      }
      shown += self[start..<secret.lowerBound]
      shown += hiddenSecret.utf8
      (start, index) = (secret.upperBound, secret.upperBound)
    }
    return shown + self[start...]
  }

  /// The first characters of escape sequences.
  fileprivate static let escapes = Array("%\\".utf8)
}

let hiddenSecret = "(secret)"

extension String {
  /// Returns a service's text without the given secret, which the service may have repeated.
  ///
  /// Also replaces each run of 16 or more bytes without whitespace and `"',:{}[]<>` with `…`, because it may be the
  /// secret in an unknown encoding. Words are usually shorter.
  package func quoted(hiding secret: String) -> String {
    let limit = 16
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
  /// Returns this error with a secret replaced in all texts that may quote a service.
  package func hiding(_ secret: String) -> ClientError {
    var hidden = self
    hidden.requested = requested.hiding(secret)
    if case .failed(let failure, let detail, let remedy) = reason {
      hidden.reason = .failed(failure, detail: detail.hiding(secret), remedy: remedy?.hiding(secret))
    }
    hidden.remark = remark?.hiding(secret)
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
  /// Returns the bytes after the secret at the start, or `nil` if the bytes do not start with the secret.
  fileprivate func dropping(_ secret: [UInt8]) -> Self? {
    // Compare without decoding first, because the secret itself may contain text that looks like an escape sequence.
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
  /// All escape sequences of this printable ASCII character, in lowercase.
  fileprivate var forms: [[UInt8]] {
    let digits = CollectionOfOne(self).hexadecimal
    let short = [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(self)
    return [Array("%\(digits)".utf8), Array("\\u00\(digits)".utf8)] + (short ? [[UInt8(ascii: "\\"), self]] : [])
  }

  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit, or a byte of another character.
  fileprivate var isPartOfWord: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return self >= 0x80 || letters.contains(self | 0x20) || digits.contains(self)
  }
}
