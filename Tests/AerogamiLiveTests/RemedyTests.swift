import AerogamiHTTP
import Testing

@testable import AerogamiLive

@Suite struct RemedyTests {
  @Test("a remedy names the option of the limit that was reached, and only its key if the command has no option")
  func limits() {
    #expect(Remedy.text(.allowLongerAttempts) == "raise --timeout (http.requestTimeoutSeconds)")
    #expect(Remedy.text(.allowLaterDeadline) == "raise --deadline (http.deadlineSeconds)")
    #expect(
      Remedy.text(.allowLongerAttempts, hasOptions: false) == "raise http.requestTimeoutSeconds in the configuration")
    #expect(Remedy.text(.allowLaterDeadline, hasOptions: false) == "raise http.deadlineSeconds in the configuration")
    for remedy in [Remedy.allowLongerConnecting, .allowLongerAttempts, .allowLaterDeadline, .allowMoreAtOnce] {
      #expect(!Remedy.text(remedy, hasOptions: false).contains("--"))
    }
  }
}
