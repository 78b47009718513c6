/// The version of this program, in `--version` and in the header `User-Agent`.
public let aerogamiVersion = "0.1.0"
