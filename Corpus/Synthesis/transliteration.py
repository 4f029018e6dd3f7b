"""Letters of names as the zone prints them: ICAO Doc 9303 Part 3 section 6, tables A and B."""

LATIN = {
    "ÁÀÂÃĂĀĄ": "A",
    "Å": "AA",
    "ÄÆ": "AE",
    "ĆĈČĊÇ": "C",
    "ĐĎÐ": "D",
    "ÉÈÊËĚĖĒĘĔ": "E",
    "ĜĞĠĢ": "G",
    "ĦĤ": "H",
    "ÍÌÎÏĨİĪĮĬ": "I",
    "Ĵ": "J",
    "Ķ": "K",
    "ŁĹĽĻĿ": "L",
    "ŃÑŇŅŊ": "N",
    "ÓÒÔÕŐŌŎ": "O",
    "ØÖŒ": "OE",
    "ŔŘŖ": "R",
    "ŚŜŠŞȘ": "S",
    "ẞ": "SS",
    "ŦŤŢȚ": "T",
    "Þ": "TH",
    "ÚÙÛŨŪŬŰŮŲƯ": "U",
    "Ü": "UE",
    "Ŵ": "W",
    "ÝŶŸ": "Y",
    "ŹŽŻ": "Z",
    "Ə": "E",
}
CYRILLIC = {
    "А": "A",
    "Б": "B",
    "В": "V",
    "Г": "G",
    "Ґ": "G",
    "Д": "D",
    "Ђ": "D",
    "Е": "E",
    "Ё": "E",
    "Є": "IE",
    "Ж": "ZH",
    "З": "Z",
    "И": "I",
    "Й": "I",
    "І": "I",
    "Ї": "I",
    "Ј": "J",
    "К": "K",
    "Л": "L",
    "Љ": "LJ",
    "М": "M",
    "Н": "N",
    "Њ": "NJ",
    "О": "O",
    "П": "P",
    "Р": "R",
    "С": "S",
    "Т": "T",
    "Ћ": "C",
    "У": "U",
    "Ў": "U",
    "Ф": "F",
    "Х": "KH",
    "Ц": "TS",
    "Ч": "CH",
    "Џ": "DZ",
    "Ш": "SH",
    "Щ": "SHCH",
    "Ъ": "IE",
    "Ы": "Y",
    "Ь": "",
    "Э": "E",
    "Ю": "IU",
    "Я": "IA",
}
BY_LANGUAGE = {
    "ukrainian": {"И": "Y", "Г": "H"},
    "serbian": {"Х": "H", "Ц": "C", "Ч": "C", "Ш": "S", "Ж": "Z", "Џ": "DZ"},
    "bulgarian": {"Щ": "SHT", "Ъ": "A", "Х": "H"},
    "macedonian": {"Х": "H", "Ц": "C"},
}
_LETTERS = {letter: text for letters, text in LATIN.items() for letter in letters} | CYRILLIC


def transliterate(name: str, language: str = "") -> str:
    """The name in A-Z and `<`: blanks and hyphens become fillers, apostrophes and stops vanish."""
    letters = _LETTERS | BY_LANGUAGE.get(language, {})
    text = ""
    for letter in name.replace("ß", "ẞ").replace("ı", "i").upper():
        if "A" <= letter <= "Z":
            text += letter
        elif letter in " -":
            text += "<"
        else:
            text += letters.get(letter, "")
    return "<".join(part for part in text.split("<") if part)
