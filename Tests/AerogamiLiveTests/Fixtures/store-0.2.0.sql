-- The database of version 0.2.0, and of the last programs that called themselves 0.1.0 (until commit 014b2ad5), for
-- EarlierVersionTests: store-0.1.0.sql after a use with 0.2.0, which added a favorite, two watches and a pause, and with
-- further rows of its tables, after sqlite3 .dump.
PRAGMA application_id = 1634038383;
PRAGMA journal_mode = WAL;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('store');
INSERT INTO grdb_migrations VALUES('dailyLows');
INSERT INTO grdb_migrations VALUES('responseCompleteness');
INSERT INTO grdb_migrations VALUES('watchedMeetings');
INSERT INTO grdb_migrations VALUES('watchHealth');
INSERT INTO grdb_migrations VALUES('services');
INSERT INTO grdb_migrations VALUES('reportedChanges');
CREATE TABLE favorite (
  id BLOB NOT NULL PRIMARY KEY,
  region TEXT,
  trip TEXT NOT NULL,
  price_key BLOB NOT NULL,
  departure_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  added_at INTEGER NOT NULL
) STRICT;
INSERT INTO favorite VALUES(X'35633165376139302d62617263656c6f6e61','VNO','{"id":"5c1e7a90-barcelona","price":72.40,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":1801897200000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":"/search/VNO3101BCN05021?t=FR"}',X'8000000000000003ecc078688a480000',1801465200000,1801465200000,1799323200000);
INSERT INTO favorite VALUES(X'39623032643466312d6e65772d796f726b',NULL,'{"id":"9b02d4f1-new-york","price":129,"currency":"EUR","airlines":"AY,FR","flight_number":4048,"departure":{"city":"New York","country_code":"US","airport_code":"JFK"},"destination":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"departure_at":1801441800000,"departure_utc_offset":-300,"return_at":null,"return_utc_offset":null,"created_at":1799580000000,"expires_at":1801441800000,"transfers":1,"duration":720,"link":null}',X'8000000000000006fe3c108759640000',1801441800000,1801441800000,1799582400250);
INSERT INTO favorite VALUES(X'65373766306335352d6465706172746564','EU','{"id":"e77f0c55-departed","price":19.99,"currency":"EUR","airlines":"W6","flight_number":4048,"departure":{"city":"Riga","country_code":"LV","airport_code":"RIX"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1798000000000,"departure_utc_offset":null,"return_at":null,"return_utc_offset":null,"created_at":1799580000000,"expires_at":1798000000000,"transfers":null,"duration":null,"link":null}',X'8000000000000001156abf16a40f0000',1798000000000,1798000000000,1796990400000);
INSERT INTO favorite VALUES(X'65633935393838362d626230302d383438612d386462612d623263383638343665306131','blc','{"id":"ec959886-bb00-848a-8dba-b2c86846e0a1","price":103.97,"currency":"EUR","airlines":"FR","flight_number":4739,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Bergamo","country_code":"IT","airport_code":"BGY"},"departure_at":1797009900000,"departure_utc_offset":120,"return_at":1797269100000,"return_utc_offset":60,"created_at":1795654800000,"expires_at":1796198400000,"transfers":0,"duration":280,"link":null,"sources":[],"passengers":3,"children":1,"ticket_count":1,"bags":1,"requested_bags":1,"tickets":[]}',X'8000000000000005a2dfa424b15d0000',1797009900000,1796198400000,1795803844400);
INSERT INTO favorite VALUES(X'70616972303132333435363738396162','VNO','{"id":"pair0123456789ab","price":55.50,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":1801897200000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":null,"sources":["ryanair"],"passengers":1,"children":0,"ticket_count":2,"bags":null,"requested_bags":0,"tickets":[{"id":"out","price":30.10,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":null,"return_utc_offset":null,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":null,"sources":["ryanair"]},{"id":"back","price":25.40,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"destination":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"departure_at":1801897200000,"departure_utc_offset":60,"return_at":null,"return_utc_offset":null,"created_at":1799580000000,"expires_at":1801897200000,"transfers":0,"duration":205,"link":null,"sources":["ryanair"]}]}',X'800000000000000302379bf2ca2e0000',1801465200000,1801465200000,1799582400000);
CREATE TABLE response (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL,
  etag TEXT,
  last_modified TEXT,
  fetched_at INTEGER NOT NULL,
  last_use INTEGER NOT NULL,
  size INTEGER NOT NULL
, completeness TEXT, note TEXT) STRICT;
INSERT INTO response VALUES(1,'50f8e83ea775d9486a0ae86bf101f96611c5f96fc4bf0905efe299fe7912b762','https://api.example.com/trips/EU','"1"','Sun, 10 Jan 2027 12:00:00 GMT',1799582400000,1,285,'partial','3 of 5 pages');
CREATE TABLE response_body (
  response_id INTEGER PRIMARY KEY REFERENCES response ON DELETE CASCADE,
  body BLOB NOT NULL
) STRICT;
INSERT INTO response_body VALUES(1,X'5b5d');
CREATE TABLE response_total (bytes INTEGER);
INSERT INTO response_total VALUES(285);
CREATE TABLE region_list (name TEXT NOT NULL PRIMARY KEY, regions TEXT NOT NULL) STRICT;
INSERT INTO region_list VALUES('selected','["EU","US"]');
CREATE TABLE recent_fetch (
  id INTEGER PRIMARY KEY, regions TEXT NOT NULL, search TEXT NOT NULL, UNIQUE (regions, search)
) STRICT;
INSERT INTO recent_fetch VALUES(1,'["VNO","EU"]','month=2027-02&currency=EUR&direct=true&one_way=true');
INSERT INTO recent_fetch VALUES(2,'[null]','to=ES&max_price=60');
CREATE TABLE watch (
  subject BLOB NOT NULL PRIMARY KEY,
  seen_at INTEGER NOT NULL,
  trips TEXT NOT NULL,
  name TEXT,
  unsent TEXT NOT NULL,
  unsent_trips TEXT NOT NULL,
  conditions TEXT NOT NULL,
  watcher BLOB,
  region TEXT
, meetings TEXT) STRICT;
INSERT INTO watch VALUES(X'0e944602b088eb30577ac683f9f423716ab2b62a9d3acb606427704e541391e5',1799582400000,'[{"id":"spain-a","price":49.99,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":1801897200000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":null},{"id":"spain-b","price":88,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1801551600000,"departure_utc_offset":120,"return_at":1801983600000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801551600000,"transfers":0,"duration":205,"link":null}]','spain','[{"change":"cheaper","previous_price":61,"seen_at":1799582340000,"deal":true,"new_low":true,"noticed_price":49.99,"sent_by":["phone"]},{"change":"gone","seen_at":1799582370000,"deal":false,"new_low":false,"noticed_price":38.50,"later":"gone","sent_by":[]}]','[{"id":"spain-a","price":49.99,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":1801897200000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":null},{"id":"spain-gone","price":38.50,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1801552600000,"departure_utc_offset":120,"return_at":1801983700000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801552600000,"transfers":0,"duration":205,"link":null}]','to=ES%2CIT&max_price=90&currency=EUR&airline=FR%2CW6&month=next&nights=2-4&days=fri%2Csat&return_days=mon%2Csun&depart_hours=6-12&return_hours=16-23&max_transfers=1&max_hours=8&hide_expired=true&below=60&drop=15%25&new_low=true&deals=true&gone=true',X'aa3803fff3c5e4131c573ebe8bd171d29836ebd66e2dd5913369f8e28af75f0c','VNO',NULL);
INSERT INTO watch VALUES(X'60c42b972a7ebcef638008d0d649786861b4a6811b15a017c8ad6231ebe6a9ef',1799582400000,'[]','spain','[]','[]','to=ES%2CIT&max_price=90&currency=EUR&airline=FR%2CW6&month=next&nights=2-4&days=fri%2Csat&return_days=mon%2Csun&depart_hours=6-12&return_hours=16-23&max_transfers=1&max_hours=8&hide_expired=true&below=60&drop=15%25&new_low=true&deals=true&gone=true',X'aa3803fff3c5e4131c573ebe8bd171d29836ebd66e2dd5913369f8e28af75f0c','RIX',NULL);
INSERT INTO watch VALUES(X'92e95e666dc5a56c21ed8984a3a6be5f5e0f00d29daa4da00ae9cb2a41d928c4',1799582400000,'[{"id":"mock-a","price":35,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1800427200000,"departure_utc_offset":60,"return_at":null,"return_utc_offset":null,"created_at":1799580000000,"expires_at":1800427200000,"transfers":0,"duration":205,"link":null}]',NULL,'[]','[]','',X'6ae19beb2d247dd27121579006dd094989552e72d8d8569cd15d9aab05907b2a','EU',NULL);
INSERT INTO watch VALUES(X'1db0e7b85aa133ea52b2cc319ccc5e210b9a8f03198a9ad0ff010c4b101f5640',1795803847151,'[]','friends','[]','[]','meet=Vilnius&meet=Riga&people=2%2C1&month=next&weekend=true&below=900',X'd208925d6eb3297295f428935aabee1350a1d2ce91125a8600a91588888941ef',NULL,'{"seen":[{"city":"BCN","days":[20798,20798,20800,20800],"total":279,"currency":"EUR"},{"city":"BCN","days":[20798,20798,20801,20801],"total":274,"currency":"EUR"},{"city":"BCN","days":[20799,20799,20800,20800],"total":301,"currency":"EUR"},{"city":"BCN","days":[20799,20799,20801,20801],"total":296,"currency":"EUR"},{"city":"BCN","days":[20805,20805,20807,20807],"total":293,"currency":"EUR"},{"city":"BCN","days":[20805,20805,20808,20808],"total":288,"currency":"EUR"},{"city":"BCN","days":[20806,20806,20808,20808],"total":305,"currency":"EUR"},{"city":"BCN","days":[20806,20806,20807,20807],"total":311,"currency":"EUR"},{"city":"BCN","days":[20812,20812,20815,20815],"total":293,"currency":"EUR"},{"city":"BCN","days":[20812,20812,20814,20814],"total":298,"currency":"EUR"},{"city":"BCN","days":[20813,20813,20814,20814],"total":289,"currency":"EUR"},{"city":"BCN","days":[20813,20813,20815,20815],"total":284,"currency":"EUR"}],"unsent":[]}');
INSERT INTO watch VALUES(X'8f5aff6171c7472d303a9c0f8767bc6623fffd35de444c1f9c1ab25f3651d719',1795803847323,'[{"id":"89bb5054-bde0-8ea6-bf29-3532815bbd43","price":182,"currency":"EUR","airlines":"W6","flight_number":8047,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1798539600000,"departure_utc_offset":120,"return_at":1798971600000,"return_utc_offset":60,"created_at":1795690800000,"expires_at":1796137200000,"transfers":0,"duration":400,"link":null,"sources":[],"passengers":3,"children":1,"ticket_count":1,"bags":1,"requested_bags":1,"tickets":[]},{"id":"8a12d2c8-eb51-8163-816c-a732e77ac6e8","price":221,"currency":"EUR","airlines":"FR","flight_number":2879,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1800011100000,"departure_utc_offset":120,"return_at":1800615900000,"return_utc_offset":60,"created_at":1795698000000,"expires_at":1796000400000,"transfers":0,"duration":510,"link":null,"sources":[],"passengers":3,"children":1,"ticket_count":1,"bags":1,"requested_bags":1,"tickets":[]}]','party','[]','[]','to=ES&adults=2&children=1&bags=1&self_transfer=true&below=900',X'fa702c3d187e1eb63282ee953062e3bbdffce580cc5ef106edc8602cf4af2fdd','VNO',NULL);
CREATE TABLE named_watch (name TEXT NOT NULL PRIMARY KEY, definition TEXT NOT NULL) STRICT;
INSERT INTO named_watch VALUES('spain','{"search":"regions=VNO%2CRIX&to=ES%2CIT&max_price=90&currency=EUR&airline=FR%2CW6&month=next&nights=2-4&days=fri%2Csat&return_days=mon%2Csun&depart_hours=6-12&return_hours=16-23&max_transfers=1&max_hours=8&hide_expired=true","below":"60","drop":"15%","new_low":true,"deals":true,"gone":true,"every":"2h","notify":["phone","mail"],"concurrency":"2","strict":true}');
INSERT INTO named_watch VALUES('anywhere','{"search":"anywhere=true&from=VNO&depart_after=%2B14d&depart_before=2027-03-01&weekend=true","drop":"20"}');
INSERT INTO named_watch VALUES('one-day','{"search":"regions=home&to=BCN&date=2027-01-31&direct=true&one_way=true"}');
INSERT INTO named_watch VALUES('friends','{"meeting":"home=Vilnius&home=Riga&people=2%2C1&month=next&weekend=true","below":"900","notify":["phone"]}');
INSERT INTO named_watch VALUES('party','{"search":"regions=VNO&to=ES&adults=2&children=1&bags=1&self_transfer=true","below":"900","confirm":true}');
CREATE TABLE price_source (id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO price_source VALUES(1,'https://api.example.com');
CREATE TABLE route (
  id INTEGER PRIMARY KEY,
  observation_count INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
INSERT INTO route VALUES(288986885721257,1,1799582400);
INSERT INTO route VALUES(308207806614697,1,1799582400);
INSERT INTO route VALUES(343958172175529,4,1799582400);
CREATE TABLE fare (
  route_id INTEGER NOT NULL,
  departs INTEGER NOT NULL,
  returns INTEGER NOT NULL,
  price INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (route_id, departs, returns)
) STRICT, WITHOUT ROWID;
INSERT INTO fare VALUES(288986885721257,20849,20856,720000000,1799582400);
INSERT INTO fare VALUES(308207806614697,20850,0,1290000000,1799582400);
INSERT INTO fare VALUES(343958172175529,20849,0,520000000,1799582400);
INSERT INTO fare VALUES(343958172175529,20850,0,610000000,1799582400);
CREATE TABLE observation (
  route_id INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  departs INTEGER NOT NULL,
  returns INTEGER NOT NULL,
  price INTEGER NOT NULL,
  PRIMARY KEY (route_id, seen_at, departs, returns)
) STRICT, WITHOUT ROWID;
INSERT INTO observation VALUES(288986885721257,1798459200,20849,20856,720000000);
INSERT INTO observation VALUES(308207806614697,1799582400,20850,0,1290000000);
INSERT INTO observation VALUES(343958172175529,1797163200,20849,0,490000000);
INSERT INTO observation VALUES(343958172175529,1797163200,20850,0,610000000);
INSERT INTO observation VALUES(343958172175529,1798027200,20849,0,455000002);
INSERT INTO observation VALUES(343958172175529,1799582400,20849,0,520000000);
CREATE TABLE daily_low (
  route_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  price INTEGER NOT NULL,
  departs INTEGER NOT NULL,
  returns INTEGER NOT NULL,
  is_wide INTEGER NOT NULL,
  PRIMARY KEY (route_id, day)
) STRICT, WITHOUT ROWID;
INSERT INTO daily_low VALUES(288986885721257,20815,720000000,20849,20856,1);
INSERT INTO daily_low VALUES(288986885721257,20828,720000000,20849,20856,1);
INSERT INTO daily_low VALUES(308207806614697,20828,1290000000,20850,0,1);
INSERT INTO daily_low VALUES(343958172175529,20800,490000000,20849,0,1);
INSERT INTO daily_low VALUES(343958172175529,20810,455000002,20849,0,1);
INSERT INTO daily_low VALUES(343958172175529,20820,472500002,20849,0,0);
INSERT INTO daily_low VALUES(343958172175529,20828,520000000,20849,0,1);
CREATE TABLE watch_health (
  name TEXT NOT NULL PRIMARY KEY,
  ran_at INTEGER,
  succeeded_at INTEGER,
  failing_since INTEGER,
  failure TEXT,
  notice_sent_at INTEGER,
  changes INTEGER NOT NULL DEFAULT 0,
  messages INTEGER NOT NULL DEFAULT 0,
  messaged_at INTEGER,
  paused INTEGER NOT NULL DEFAULT 0,
  run_requested_at INTEGER
, cheapest_price TEXT, cheapest_currency TEXT) STRICT;
INSERT INTO watch_health VALUES('spain',1799582400,1799582400,NULL,NULL,NULL,0,0,NULL,0,NULL,NULL,NULL);
INSERT INTO watch_health VALUES('configured',1799496000,1799496000,1799532400,'VNO: status 503',1799542400,4,3,1799496000,0,NULL,NULL,NULL);
INSERT INTO watch_health VALUES('one-day',NULL,NULL,NULL,NULL,NULL,0,0,NULL,1,NULL,NULL,NULL);
INSERT INTO watch_health VALUES('friends',1795803847,1795803847,NULL,NULL,NULL,12,1,1795803847,0,NULL,'274','EUR');
INSERT INTO watch_health VALUES('party',1795803847,1795803847,NULL,NULL,NULL,2,0,NULL,0,NULL,'182','EUR');
CREATE TABLE service (
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  successes INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  succeeded_at INTEGER,
  failed_at INTEGER,
  problem TEXT,
  remedy TEXT,
  PRIMARY KEY (kind, name)
) STRICT;
INSERT INTO service VALUES('source','ryanair',41,2,1799582400000,1799578800000,'ryanair responded with status 503','try again later');
INSERT INTO service VALUES('notifier','phone',7,0,1799582400000,NULL,NULL,NULL);
CREATE TABLE reported_change (
  watch TEXT NOT NULL,
  change TEXT NOT NULL,
  reported_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  lines TEXT NOT NULL,
  link TEXT,
  PRIMARY KEY (watch, change)
) STRICT;
INSERT INTO reported_change VALUES('friends','BCN 20798-20798 20801-20801 1795803847151',1795803847,'new','274 EUR, Barcelona, Fri 11 Dec to Mon 14 Dec',replace('274 EUR, Barcelona, Fri 11 Dec to Mon 14 Dec\nVilnius (2 people): 55 EUR each, VNO → BCN Fri 11 Dec 12:20, back Mon 14 Dec 11:20, https://jetradar.com/searches/new?origin_iata=VNO&destination_iata=BCN&currency=EUR&adults=2&children=0&infants=0&trip_class=0&depart_date=2026-12-11&return_date=2026-12-14&with_request=true\nRiga: 164 EUR, RIX → BCN Fri 11 Dec 15:15, back Mon 14 Dec 14:15, https://jetradar.com/searches/new?origin_iata=RIX&destination_iata=BCN&currency=EUR&adults=1&children=0&infants=0&trip_class=0&depart_date=2026-12-11&return_date=2026-12-14&with_request=true','\n',char(10)),'https://jetradar.com/searches/new?origin_iata=VNO&destination_iata=BCN&currency=EUR&adults=2&children=0&infants=0&trip_class=0&depart_date=2026-12-11&return_date=2026-12-14&with_request=true');
INSERT INTO reported_change VALUES('party','89bb5054-bde0-8ea6-bf29-3532815bbd43 1795803847323',1795803847,'new','182 EUR for 3 with 1 bag, VNO Vilnius → BCN Barcelona, Tue 29 Dec','182 EUR for 3 with 1 bag, VNO Vilnius → BCN Barcelona, Tue 29 Dec, price confirmed 18:24 UTC','https://jetradar.com/searches/new?origin_iata=VNO&destination_iata=BCN&currency=EUR&adults=2&children=1&infants=0&trip_class=0&depart_date=2026-12-29&return_date=2027-01-03&with_request=true');
CREATE INDEX favorite_by_price ON favorite (price_key, departure_at, id, expires_at);
CREATE INDEX response_by_use ON response (last_use, size);
CREATE TRIGGER response_added AFTER INSERT ON response BEGIN
  UPDATE response_total SET bytes = bytes + new.size;
END;
CREATE TRIGGER response_removed AFTER DELETE ON response BEGIN
  UPDATE response_total SET bytes = bytes - old.size;
END;
CREATE TRIGGER observation_added AFTER INSERT ON observation BEGIN
  UPDATE route SET observation_count = observation_count + 1 WHERE id = new.route_id;
END;
CREATE TRIGGER observation_removed AFTER DELETE ON observation BEGIN
  UPDATE route SET observation_count = observation_count - 1 WHERE id = old.route_id;
END;
COMMIT;
