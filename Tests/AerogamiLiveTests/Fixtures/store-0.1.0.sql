-- The database of version 0.1.0, for EarlierVersionTests: the tables of its one migration "store" (commit c6592500, before
-- "Compare prices with the days before"), and rows as it wrote them, after sqlite3 .dump.
PRAGMA application_id = 1634038383;
PRAGMA journal_mode = WAL;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('store');
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
CREATE TABLE response (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL,
  etag TEXT,
  last_modified TEXT,
  fetched_at INTEGER NOT NULL,
  last_use INTEGER NOT NULL,
  size INTEGER NOT NULL
) STRICT;
INSERT INTO response VALUES(1,'50f8e83ea775d9486a0ae86bf101f96611c5f96fc4bf0905efe299fe7912b762','https://api.example.com/trips/EU','"1"','Sun, 10 Jan 2027 12:00:00 GMT',1799582400000,1,266);
CREATE TABLE response_body (
  response_id INTEGER PRIMARY KEY REFERENCES response ON DELETE CASCADE,
  body BLOB NOT NULL
) STRICT;
INSERT INTO response_body VALUES(1,X'5b5d');
CREATE TABLE response_total (bytes INTEGER);
INSERT INTO response_total VALUES(266);
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
) STRICT;
INSERT INTO watch VALUES(X'0e944602b088eb30577ac683f9f423716ab2b62a9d3acb606427704e541391e5',1799582400000,'[{"id":"spain-a","price":49.99,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":1801897200000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":null},{"id":"spain-b","price":88,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1801551600000,"departure_utc_offset":120,"return_at":1801983600000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801551600000,"transfers":0,"duration":205,"link":null}]','spain','[{"change":"cheaper","previous_price":61,"seen_at":1799582340000,"deal":true,"new_low":true,"noticed_price":49.99,"sent_by":["phone"]},{"change":"gone","seen_at":1799582370000,"deal":false,"new_low":false,"noticed_price":38.50,"later":"gone","sent_by":[]}]','[{"id":"spain-a","price":49.99,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Barcelona","country_code":"ES","airport_code":"BCN"},"departure_at":1801465200000,"departure_utc_offset":120,"return_at":1801897200000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801465200000,"transfers":0,"duration":205,"link":null},{"id":"spain-gone","price":38.50,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1801552600000,"departure_utc_offset":120,"return_at":1801983700000,"return_utc_offset":60,"created_at":1799580000000,"expires_at":1801552600000,"transfers":0,"duration":205,"link":null}]','to=ES%2CIT&max_price=90&currency=EUR&airline=FR%2CW6&month=next&nights=2-4&days=fri%2Csat&return_days=mon%2Csun&depart_hours=6-12&return_hours=16-23&max_transfers=1&max_hours=8&hide_expired=true&below=60&drop=15%25&new_low=true&deals=true&gone=true',X'aa3803fff3c5e4131c573ebe8bd171d29836ebd66e2dd5913369f8e28af75f0c','VNO');
INSERT INTO watch VALUES(X'60c42b972a7ebcef638008d0d649786861b4a6811b15a017c8ad6231ebe6a9ef',1799582400000,'[]','spain','[]','[]','to=ES%2CIT&max_price=90&currency=EUR&airline=FR%2CW6&month=next&nights=2-4&days=fri%2Csat&return_days=mon%2Csun&depart_hours=6-12&return_hours=16-23&max_transfers=1&max_hours=8&hide_expired=true&below=60&drop=15%25&new_low=true&deals=true&gone=true',X'aa3803fff3c5e4131c573ebe8bd171d29836ebd66e2dd5913369f8e28af75f0c','RIX');
INSERT INTO watch VALUES(X'92e95e666dc5a56c21ed8984a3a6be5f5e0f00d29daa4da00ae9cb2a41d928c4',1799582400000,'[{"id":"mock-a","price":35,"currency":"EUR","airlines":"FR","flight_number":4048,"departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},"destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"departure_at":1800427200000,"departure_utc_offset":60,"return_at":null,"return_utc_offset":null,"created_at":1799580000000,"expires_at":1800427200000,"transfers":0,"duration":205,"link":null}]',NULL,'[]','[]','',X'6ae19beb2d247dd27121579006dd094989552e72d8d8569cd15d9aab05907b2a','EU');
CREATE TABLE named_watch (name TEXT NOT NULL PRIMARY KEY, definition TEXT NOT NULL) STRICT;
INSERT INTO named_watch VALUES('spain','{"search":"regions=VNO%2CRIX&to=ES%2CIT&max_price=90&currency=EUR&airline=FR%2CW6&month=next&nights=2-4&days=fri%2Csat&return_days=mon%2Csun&depart_hours=6-12&return_hours=16-23&max_transfers=1&max_hours=8&hide_expired=true","below":"60","drop":"15%","new_low":true,"deals":true,"gone":true,"every":"2h","notify":["phone","mail"],"concurrency":"2","strict":true}');
INSERT INTO named_watch VALUES('anywhere','{"search":"anywhere=true&from=VNO&depart_after=%2B14d&depart_before=2027-03-01&weekend=true","drop":"20"}');
INSERT INTO named_watch VALUES('one-day','{"search":"regions=home&to=BCN&date=2027-01-31&direct=true&one_way=true"}');
CREATE TABLE watch_round (name TEXT NOT NULL PRIMARY KEY, ran_at INTEGER NOT NULL) STRICT;
INSERT INTO watch_round VALUES('spain',1799582400);
INSERT INTO watch_round VALUES('configured',1799496000);
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
INSERT INTO observation VALUES(343958172175529,1798027200,20849,0,455000002);
INSERT INTO observation VALUES(343958172175529,1797163200,20849,0,490000000);
INSERT INTO observation VALUES(343958172175529,1799582400,20849,0,520000000);
INSERT INTO observation VALUES(343958172175529,1797163200,20850,0,610000000);
CREATE INDEX favorite_by_price ON favorite (price_key, departure_at, id, expires_at);
CREATE INDEX response_by_use ON response (last_use, size);
CREATE TRIGGER response_added AFTER INSERT ON response BEGIN
  UPDATE response_total SET bytes = bytes + new.size;
END;
CREATE TRIGGER response_removed AFTER DELETE ON response BEGIN
  UPDATE response_total SET bytes = bytes - old.size;
END;
CREATE INDEX observation_by_price ON observation (route_id, price);
CREATE TRIGGER observation_added AFTER INSERT ON observation BEGIN
  UPDATE route SET observation_count = observation_count + 1 WHERE id = new.route_id;
END;
CREATE TRIGGER observation_removed AFTER DELETE ON observation BEGIN
  UPDATE route SET observation_count = observation_count - 1 WHERE id = old.route_id;
END;
COMMIT;
