/// The names of channels that anyone who knows the name can read, as the topics of ntfy.
public enum NotificationTopic {
  /// 32 letters and digits. Without `l`, `o`, `0` and `1`, which look alike when they are typed on a phone.
  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")

  /// Returns a topic that cannot be guessed: `aerogami-` and 26 random characters, which are 130 bits.
  ///
  /// - Parameter random: Returns a random number in `0..<1` from a secure source, such as the one of ``Dependencies``.
  public static func unguessable(random: () -> Double) -> String {
    let count = Double(alphabet.count)
    return "aerogami-" + String((0..<26).map { _ in alphabet[min(Int(random() * count), alphabet.count - 1)] })
  }
}
