import AerogamiCore
import Testing

@Suite struct ServerNamesTests {
  @Test(
    "an error names the service, or else the server, instead of its request, and no keys of JSON",
    arguments: [
      ("US failed: GET http://127.0.0.1:8080/trips/US: status 503", "US failed: 127.0.0.1:8080: status 503"),
      (
        "VNO failed: GET https://api.travelpayouts.com/v3/fares?a=VNO,RIX: there was no response within 5 s",
        "VNO failed: api.travelpayouts.com: there was no response within 5 s"
      ),
      ("VNO failed: GET http://127.0.0.1:8080/x?a=b (Ryanair): status 503", "VNO failed: Ryanair: status 503"),
      (
        "VNO failed: GET http://h/a: the response could not be used (invalid JSON (a ) at 1)); try again later (b)",
        "VNO failed: h: the response could not be used; try again later (b)"
      ),
      ("ryanair: GET https://www.ryanair.com/api/x (Ryanair): status 500", "Ryanair: status 500"),
      ("kiwi: POST https://mcp.kiwi.com (Kiwi.com): status 500", "Kiwi.com: status 500"),
      ("no airport (GET http://h/airports/XXX (Ryanair)); check", "no airport (Ryanair); check"),
      (
        "GET http://h/a (Ryanair), redirected to https://b:443: refused",
        "Ryanair, redirected to https://b:443: refused"
      ),
      ("home: GET https://example.com/a: status 500", "home: example.com: status 500"),
      ("no airport (GET http://h:80/airports/XXX); check", "no airport (h:80); check"),
      ("GET http://h/a, redirected to https://b:443: refused", "h, redirected to https://b:443: refused"),
      ("team failed: POST http://h:80/(secret): status 403", "team failed: h:80: status 403"),
      ("again (POST http://h/(secret)/(secret)); check", "again (h); check"),
      ("EU failed (GET http://h/a: status 503; try again)", "EU failed (h: status 503; try again)"),
      ("run printenv and see https://example.com/page", "run printenv and see https://example.com/page"),
      ("no response (POST http://localhost:80/a).", "no response (localhost:80)."),
      ("GET is a method", "GET is a method"), ("GET", "GET"),
      ("GET /trips/US: this request was not recorded", "GET /trips/US: this request was not recorded"),
    ])
  func names(note: String, named: String) {
    #expect(note.namingServers == named)
  }
}
