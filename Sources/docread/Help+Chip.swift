extension Help {
  static let chip = """
    usage: docread chip [--json] [--anchors PATH]... [--at DATE] [--challenge HEX --response HEX]
                        [--chip-authentication succeeded|failed] [--mrz TEXT] [--images DIR]
                        [--as-of DATE] [--locale LANGUAGE] PATH...

    Judges the files of one chip: a folder, or the files themselves, known by their usual names
    (EF_SOD.bin, DG1.bin, 0101) or by how they begin. Says whether they are what an issuer signed,
    group by group, and what they say.

      --json           print one JSON object instead
      --anchors PATH   what to trust: a folder or file with certificates (DER, PEM), revocation
                       lists, a CSCA master list or LDIF; without any, no chain is checked
      --at DATE        the day on which the signer has to be valid (default: when it says to have
                       signed)
      --challenge HEX  a challenge of your own to the chip, eight bytes, and with
      --response HEX   its answer: active authentication. Without them nothing keeps a perfect copy
                       of all files from passing
      --chip-authentication succeeded|failed
                       how chip authentication ended in a session of your own with the chip; it
                       counts only for a key that the issuer signed
      --mrz TEXT       the zone that is printed on the document, its lines separated by |: where the
                       chip says something else, nothing is accepted
      --images DIR     write the pictures of the chip to DIR as they are, JPEG or JPEG 2000
      --as-of DATE     the day that decides centuries and expiry, YYYY-MM-DD (default: today)
      --locale LANGUAGE  the language of sentences: en, es, fr, de or vi (default: en)

    Verdicts: good; alert: not proven, and why; error: forged, changed or broken; notChecked: there
    was nothing to check against.
    """

  static let anchors = """
    usage: docread anchors [--json] PATH...

    Lists what files and folders of trust anchors hold: country, validity, key and subject of each
    certificate, the signers of master lists, the number of revocation lists.

      --json  print one JSON object instead
    """
}
