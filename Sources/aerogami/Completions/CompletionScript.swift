import ArgumentParser

extension Shell {
  /// The script of ArgumentParser, which lacks three things: the arguments of a command whose subcommand is left out,
  /// the words after `help`, and words with spaces. In fish, it also shows the help of an option beside each of its
  /// values. If ArgumentParser changes its scripts, tests with the shells fail.
  var script: String {
    let shell: CompletionShell =
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    var script = Aerogami.completionScript(for: shell) + "\n"
    switch self {
    case .bash: script.insert(Self.bashWords, after: "\n__aerogami_add_completions() {\n")
    case .zsh:
      // The shell's own parser counts an open quote as a word.
      script.replace(#""${#${(z)LBUFFER}[-1]}""#, with: #""${#:-${QIPREFIX}${IPREFIX}${PREFIX}}""#)
    case .fish:
      // At the first word, both the subcommands and the arguments of the default one are possible.
      script.replace("    set -l commands\n", with: "    set -l commands\n    set -l default_commands\n")
      let isExpected = #"contains -- "$expected_commands" "$commands" "$default_commands""#
      script.replace(#"test "$commands" = "$expected_commands"; and"#, with: "\(isExpected); and")
      script.replace(#"test "$commands" = "$expected_commands" -a \("#, with: #"\#(isExpected); and test \("#)
      // A value with an empty description, after a tab, is shown without the help of its option.
      script.replace(/-rfka '([a-z ]+)'/) { option in
        let values = option.output.1.split(separator: " ").map { #"\#($0)\t"# }
        return "-rfka '\(values.joined(separator: " "))'"
      }
      script.insert(#" | string replace -r '^[^\t]*$' '$0\t'"#, after: "\n    command $tokens[1] $argv $tokens")
    }
    for type in Aerogami.configuration.subcommands {
      let configuration = type.configuration
      if let command = configuration.commandName, let name = configuration.defaultSubcommand?.configuration.commandName
      {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        complete(name, of: command, names, in: &script)
      }
    }
    let commands = Aerogami.configuration.subcommands.compactMap { $0.configuration.commandName }
    completeHelp((commands + HelpTopic.allCases.map(\.rawValue)).joined(separator: " "), in: &script)
    return script
  }

  /// Changes a script so that it completes these words after `aerogami help`.
  private func completeHelp(_ words: String, in script: inout String) {
    switch self {
    case .bash:
      script.insert(
        """
            [[ "${#unparsed_words[@]}" -gt 1 ]] || COMPREPLY+=($(compgen -W '\(words)' -- "${cur}"))

        """, after: "\n_aerogami_help() {\n")
    case .zsh:
      script.insert(
        "        '1:command:(\(words))'\n",
        after: "\n_aerogami_help() {\n    local -i ret=1\n    local -ar arg_specs=(\n")
    case .fish:
      let condition = #"__aerogami_should_offer_completions_for_positional "aerogami help" -eq 1"#
      script += "complete -c 'aerogami' -n '\(condition)' -fa '\(words)'\n"
    }
  }

  /// Changes a script so that it completes the arguments of the default subcommand `name` also without its name.
  private func complete(_ name: String, of command: String, _ subcommands: [String], in script: inout String) {
    switch self {
    case .bash:
      let words = subcommands.joined(separator: " ")
      script.insert(
        """
            if [[ " \(words) " != *" ${unparsed_words[0]} "* ]]; then
                [[ "${#unparsed_words[@]}" -gt 1 ]] || COMPREPLY+=($(compgen -W '\(words)' -- "${cur}"))
                _aerogami_\(command)_\(name)
                return
            fi

        """, after: "\n_aerogami_\(command)() {\n")
    case .zsh:
      let start = "\n_aerogami_\(command)() {\n    local -i ret=1\n"
      script.insert("        _aerogami_\(command)_\(name) && ret=0\n", after: "\n    command)\n", behind: start)
      script.insert(
        """
            if [[ ("${CURRENT}" -gt 2 || "${words[2]}" = -*) && "${words[2]}" != (\(subcommands.joined(separator: "|"))) ]]; then
                _aerogami_\(command)_\(name)
                return
            fi

        """, after: start)
    case .fish:
      script.insert(
        """
                    if not set -q unparsed_tokens[2]
                        set default_commands 'aerogami \(command) \(name)'
                    else if not contains -- $unparsed_tokens[2] \(subcommands.joined(separator: " "))
                        set unparsed_tokens $unparsed_tokens[1] \(name) $unparsed_tokens[2..]
                    end

        """, after: "\n        case '\(command)'\n")
    }
  }

  /// Compares words with what is typed without its quotes and backslashes. The shell quotes the words that it inserts.
  /// `compgen` would compare them with the quotes, and interpret quotes in the words.
  private static let bashWords = #"""
        if [[ "${1}" = -W ]]; then
            local completion typed="${cur#[\"\']}"
            [[ "${COMP_WORDS[COMP_CWORD]}" = [\"\']* ]] || typed="${typed//\\/}"
            while IFS='' read -r completion; do
                [[ -n "${completion}" && "${completion}" = "${typed}"* ]] && COMPREPLY+=("${completion}")
            done <<< "${2}"
            return
        fi

    """#
}

extension String {
  /// Inserts text after the first occurrence of `anchor`, or after the first one behind another text.
  fileprivate mutating func insert(_ text: String, after anchor: String, behind start: String = "") {
    guard let start = start.isEmpty ? startIndex : firstRange(of: start)?.upperBound,
      let range = self[start...].firstRange(of: anchor)
    else { return }
    insert(contentsOf: text, at: range.upperBound)
  }

  /// The word without a shell's quotes and backslashes. The last quote may be open.
  var withoutShellQuotes: String {
    var (text, quote, isEscaped) = ("", Character?.none, false)
    for character in self {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      } else {
        text.append(character)
      }
    }
    return text
  }
}
