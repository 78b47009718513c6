extension KnownAirline {
  /// The largest airlines and those that travelers in Europe know. Each entry has IATA codes separated by spaces
  /// (several if several companies fly under the name), a colon, and names separated by semicolons, the common one
  /// first. See `tableEntries`.
  static let table = """
    0B: HiSky | 2W: World2Fly | 3K: Jetstar Asia | 3O: Air Arabia Maroc | 3U: Sichuan Airlines | 4O: Interjet
    4U: Germanwings | 4Z: Airlink | 5J: Cebu Pacific | 6E: IndiGo | 7C: Jeju Air | 7G: StarFlyer
    8M: Myanmar Airways International | 8Q: Onur Air | 9C: Spring Airlines | 9W: Jet Airways
    A3: Aegean Airlines;Aegean | A5: HOP! | A9: Georgian Airways | AA: American Airlines;American | AC: Air Canada
    AD: Azul | AF: Air France | AI: Air India | AK: AirAsia | AM: Aeromexico | AR: Aerolineas Argentinas
    AS: Alaska Airlines | AT: Royal Air Maroc | AV: Avianca | AY: Finnair | AZ: ITA Airways;ITA;Alitalia | B2: Belavia
    B6: JetBlue;JetBlue Airways | BA: British Airways | BF: French bee | BG: Biman Bangladesh Airlines;Biman
    BI: Royal Brunei Airlines | BJ: Nouvelair | BR: EVA Air | BT: airBaltic | BW: Caribbean Airlines | BX: Air Busan
    C3: Trade Air | CA: Air China | CI: China Airlines | CM: Copa Airlines;Copa | CX: Cathay Pacific
    CZ: China Southern Airlines;China Southern | D7: AirAsia X | DD: Nok Air | DE: Condor | DL: Delta Air Lines;Delta
    DY D8: Norwegian;Norwegian Air Shuttle | E4: Enter Air | EI: Aer Lingus | EK: Emirates | EN: Air Dolomiti
    ET: Ethiopian Airlines;Ethiopian | EW: Eurowings | EY: Etihad Airways;Etihad | F9: Frontier Airlines;Frontier
    FB: Bulgaria Air | FD: Thai AirAsia | FI: Icelandair | FJ: Fiji Airways | FN: Fastjet | FR: Ryanair | FY: Firefly
    FZ: flydubai | G3: Gol;Gol Linhas Aereas | G4: Allegiant Air;Allegiant | G9: Air Arabia
    GA: Garuda Indonesia;Garuda | GF: Gulf Air | GK: Jetstar Japan | GQ: Sky Express | GR: Aurigny | H2: Sky Airline
    HA: Hawaiian Airlines;Hawaiian | HM: Air Seychelles | HO: Juneyao Airlines;Juneyao | HU: Hainan Airlines
    HV TO: Transavia | HX: Hong Kong Airlines | HY: Uzbekistan Airways | I2: Iberia Express | IB: Iberia
    IX: Air India Express | J2: Azerbaijan Airlines;AZAL | J9: Jazeera Airways;Jazeera | JA: JetSMART
    JJ LA: LATAM;LATAM Airlines;LAN;TAM | JL: Japan Airlines;JAL | JQ: Jetstar | JU: Air Serbia | JX: Starlux
    KC: Air Astana | KE: Korean Air | KL: KLM;KLM Royal Dutch Airlines | KM: KM Malta Airlines;Air Malta
    KQ: Kenya Airways | KU: Kuwait Airways | LG: Luxair | LH: Lufthansa | LJ: Jin Air | LM: Loganair
    LO: LOT;LOT Polish Airlines | LS: Jet2;Jet2.com | LX: Swiss;Swiss International Air Lines | LY: El Al
    MD: Madagascar Airlines | ME: Middle East Airlines;MEA | MF: Xiamen Airlines | MH: Malaysia Airlines
    MK: Air Mauritius | MM: Peach;Peach Aviation | MS: EgyptAir | MU: China Eastern Airlines;China Eastern
    N0: Norse Atlantic Airways;Norse | NF: Air Vanuatu | NH: ANA;All Nippon Airways | NK: Spirit Airlines;Spirit
    NO: Neos | NT: Binter Canarias;Binter | NZ: Air New Zealand | OA: Olympic Air | OD: Batik Air Malaysia
    OK: Czech Airlines | OR: TUI fly Netherlands | OS: Austrian Airlines;Austrian | OU: Croatia Airlines | OV: SalamAir
    OZ: Asiana Airlines;Asiana | PC: Pegasus Airlines;Pegasus | PD: Porter Airlines;Porter | PG: Bangkok Airways
    PK: Pakistan International Airlines;PIA | PR: Philippine Airlines | PS: Ukraine International Airlines
    PX: Air Niugini | QF: Qantas | QG: Citilink | QR: Qatar Airways;Qatar | QS: SmartWings | RC: Atlantic Airways
    RJ: Royal Jordanian | RK: Ryanair UK | RO: Tarom | RR: Buzz | S4: SATA;Azores Airlines;SATA Azores Airlines
    S7: S7 Airlines | SA: South African Airways | SG: SpiceJet | SK: SAS;Scandinavian Airlines | SL: Thai Lion Air
    SM: Air Cairo | SN: Brussels Airlines | SP: SATA Air Acores | SQ: Singapore Airlines | SS: Corsair | SU: Aeroflot
    SV: Saudia | SY: Sun Country Airlines;Sun Country | T5: Turkmenistan Airlines | TB: TUI fly Belgium
    TG: Thai Airways | TK: Turkish Airlines | TN: Air Tahiti Nui | TP: TAP;TAP Air Portugal | TR: Scoot
    TS: Air Transat | TU: Tunisair | TW: T'way Air | TX: Air Caraibes | U2 EC DS: easyJet | UA: United Airlines;United
    UK: Vistara | UL: SriLankan Airlines | UO: HK Express | UU: Air Austral | UX: Air Europa | V7: Volotea
    VA: Virgin Australia | VB: VivaAerobus;Viva | VF: AJet;AnadoluJet | VJ: VietJet Air;VietJet | VN: Vietnam Airlines
    VS: Virgin Atlantic | VY: Vueling | W4 W6 W9 5W: Wizz Air;Wizz | WB: RwandAir | WF: Widerøe
    WK: Edelweiss;Edelweiss Air | WM: Winair | WN: Southwest Airlines;Southwest | WS: WestJet | WY: Oman Air
    X3: TUI fly;TUI | XC: Corendon Airlines;Corendon | XQ: SunExpress | XY: flynas | Y4: Volaris | Z0: Norse Atlantic UK
    ZB: Air Albania | ZH: Shenzhen Airlines
    """
}
