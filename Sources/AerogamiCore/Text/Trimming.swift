extension Substring {
  /// Returns this text without the characters at both ends that satisfy a predicate. A generic function would cost 2
  /// million instructions when a command line is parsed, because the runtime looks up conformances.
  package func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }

  /// This text without the spaces and tabs at both ends, as in the value of an HTTP field (RFC 9112, section 5).
  package var trimmingBlanks: String { trimming { $0 == " " || $0 == "\t" } }
}

extension String {
  package var trimmingBlanks: String { self[...].trimmingBlanks }
}
