extension CityNames {
  /// The IATA metropolitan areas whose code is not an airport code, and `IST`, which services use for the city, with
  /// both of its airports. Includes codes of cities whose airport has moved, such as `KIV` for Chișinău. Each entry has
  /// a code, a name, a colon, and airports separated by spaces. See `tableEntries`.
  static let areas = """
    BAK Baku: GYD ZXT | BHZ Belo Horizonte: CNF PLU | BJS Beijing: NAY PEK PKX | BUE Buenos Aires: AEP EZE
    BUH Bucharest: BBU OTP | CAS Casablanca: CMN | CHI Chicago: MDW ORD PWK RFD | DHA Dammam: DMM
    DTT Detroit: DET DTW YIP | EAP Basel, Mulhouse and Freiburg: BSL MLH | FRU Bishkek: BSZ | IST Istanbul: ISL IST SAW
    IZM Izmir: ADB IGL | JKT Jakarta: CGK HLP | KIV Chișinău: RMO | LON London: LCY LGW LHR LTN SEN STN
    MIL Milan: BGY LIN MXP | MMA Malmö: MMX | MOW Moscow: BKA DME SVO VKO ZIA | NIC Nicosia: ECN
    NYC New York: EWR ISP JFK LGA SWF | OSA Osaka: ITM KIX UKB | PAR Paris: BVA CDG LBG ORY | PNH Phnom Penh: KTI
    REK Reykjavík: KEF RKV | REP Siem Reap: SAI | RIO Rio de Janeiro: GIG SDU | ROM Rome: CIA FCO
    SAO São Paulo: CGH GRU VCP | SDZ Shetland: LSI LWK | SEL Seoul: GMP ICN | SIA Xi'an: XIY | SPK Sapporo: CTS OKD
    STO Stockholm: ARN BMA NYO VST | TCI Tenerife: TFN TFS | TSE Astana: NQZ | TYO Tokyo: HND NRT
    WAS Washington: BWI DCA IAD | YEA Edmonton: YEG | YMQ Montreal: YHU YMX YUL | YTO Toronto: YHM YKF YTZ YYZ
    """

  /// Common names of cities and islands that the airport table lacks, because it uses another spelling or names a
  /// suburb. Each entry has names separated by semicolons, a colon, and airports separated by spaces.
  static let others = """
    A Coruña;La Coruña: LCG | Asturias;Oviedo;Gijón: OVD | Azores: PDL TER HOR PIX SMA SJZ FLW GRW CVU
    Bali;Denpasar: DPS | Bariloche: BRC | Basel;Bâle;Basle;Mulhouse;Freiburg: BSL MLH | Belgrade;Beograd: BEG
    Bengaluru: BLR | Bintan: TNJ | Bombay: BOM | Bonn;Köln: CGN | Bradford: LBA | Bruxelles: BRU CRL
    București: BBU OTP | Buenos Aires: EZE | Calcutta: CCU | Canary Islands;Canaries: ACE FUE GMZ LPA SPC TFN TFS VDE
    Castellón: CDT | Cebu: CEB | Cephalonia;Kefalonia: EFL | Chania: CHQ | Charleroi: CRL | Cincinnati: CVG | Cluj: CLJ
    Corfu: CFU | Cracow: KRK | Crete: CHQ HER JSH | Dakar: DSS | Dallas;Fort Worth: DFW | Delhi: DEL
    East Midlands;Derby;Leicester: EMA | Entebbe: EBB | Erbil: EBL | Fiumicino;Leonardo da Vinci: FCO | Florence: FLR
    Frankfurt: FRA | Galápagos: GPS SCY | Genève;Genf: GVA | Genoa: GOA | Göteborg: GOT | Hanover: HAJ | Haugesund: HAU
    Hawaii: HNL ITO KOA LIH OGG | Jeju: CJU | Jerez;Jerez de la Frontera: XRY | Kaohsiung: KHH | Karlsruhe: FKB
    Kerry: KIR | Kiev: IEV KBP | Kilimanjaro: JRO | Klagenfurt: KLU | Knock: NOC | Kochi: COK
    Koh Samui;Ko Samui;Samui: USM | København: CPH | La Gomera: GMZ | La Palma: SPC | Las Palmas: LPA | Lesbos: MJT
    Lisboa: LIS | Londonderry: LDY | Luang Prabang: LPQ | Macao: MFM | Madeira: FNC PXO | Mahé;Victoria: SEZ
    Mahón: MAH | Mallorca;Majorca;Palma: PMI | Marrakesh: RAK | Maui: OGG | Medellín: EOH MDE
    Milano;Mailand: BGY LIN MXP | Montreal: YUL | Moskva: BKA DME SVO VKO ZIA | München: MUC | Murcia: RMU | Nagoya: NGO
    Naples: NAP | New York City;Manhattan: EWR ISP JFK LGA SWF | Nürnberg: NUE | Okinawa: OKA | Panama City: PTY
    Peking: NAY PEK PKX | Phnom Penh: KTI | Praha: PRG | Pristina;Prishtina: PRN | Quebec: YQB | Rangoon: RGN
    Saint-Denis: RUN | Rhodes: RHO | Roma;Rome: CIA FCO | Saigon: SGN | Saint Louis: STL | Saint Petersburg: LED
    San Sebastián: EAS | Sandefjord: TRF | Sapporo: CTS | Sardinia;Sardegna: AHO CAG OLB | Seville: SVQ
    Sicily;Sicilia: CIY CTA PMO TPS | Sylt: GWT | St. John's: YYT | Szczecin: SZZ | Terceira: TER | Toronto: YYZ
    Tórshavn;Sørvágur: FAE | Turin: TRN | Ulan Bator: UBN | Ushuaia: USH | Valletta: MLA | Vancouver: YVR | Venice: VCE
    Volos: VOL | Warszawa: WAW WMI | Washington DC: BWI DCA IAD | Wien: VIE | Xi'an: XIY | Zanzibar: ZNZ
    """
}
