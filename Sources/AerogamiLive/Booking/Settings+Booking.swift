public import AerogamiCore
import AerogamiHTTP

extension Settings {
  /// How trips are booked.
  public var bookingLink: BookingLink {
    BookingLink(base: self[ConfigurationKeys.bookingBaseURL].text, marker: self[ConfigurationKeys.bookingMarker])
  }
}
