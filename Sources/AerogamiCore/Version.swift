/// The version of this program, which `--version` prints and the header `User-Agent` contains.
public let aerogamiVersion = "0.2.0"
