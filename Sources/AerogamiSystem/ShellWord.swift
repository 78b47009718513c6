extension String {
  /// The text as one word of a shell command.
  package var quotedForShell: String {
    let isPlain = utf8.allSatisfy { byte in
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./,:+=%".utf8.contains(byte)
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
