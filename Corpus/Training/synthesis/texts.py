"""Texts of machine readable lines: real structure for every format, and characters at random.

Names are arbitrary strings, so a recogniser must not learn a language: nearly half of the lines are
drawn uniformly from the alphabet or from groups of look-alikes.
"""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
ALPHABET = "<" + DIGITS + LETTERS

STATES = (
    "D UTO AUT BEL BGR CHE CYP CZE DNK ESP EST FIN FRA GBR GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD "
    "POL PRT ROU SVK SVN SWE USA CAN MEX BRA ARG CHL COL PER VEN JPN KOR CHN HKG TWN IND PAK BGD "
    "LKA NPL THA VNM MYS SGP IDN PHL AUS NZL ZAF EGY MAR DZA TUN NGA KEN GHA ETH TUR RUS UKR BLR "
    "MDA GEO ARM AZE KAZ UZB KGZ IRN IRQ ISR JOR LBN SAU ARE QAT KWT OMN YEM SYR XXA XXB XXC XXX "
    "UNO EUE RKS JAM CUB DOM HTI GTM HND NIC PAN CRI ECU BOL PRY URY ZWE ZMB WSM FJI"
).split()
ONSETS = (
    ", ,B,BR,C,CH,D,DR,F,FR,G,GR,H,J,K,KL,KR,L,M,N,P,PR,QU,R,S,SCH,SH,ST,T,TR,V,W,X,Y,Z,ZW"
).replace(" ", "").split(",")
NUCLEI = "A E I O U AE EI IE OU Y OE UE".split()
CODAS = ",,,B,CK,D,F,G,H,J,K,L,LL,M,N,NG,NN,Q,R,RT,S,SS,T,TZ,V,W,X,Z".split(",")
LOOK_ALIKES = (
    "0OQD 1IL 2Z 5S 8B 6GC VYU KX< MNHW EFPR 0DO 8B3 UVW0 47A TY1I AR QO 0O 1I MH D0 B8 <KX CG6 "
    "HN 3B8 S58 Z27 J1I PFR"
).split()


def value(character):
    return 0 if character == "<" else int(character, 36)


def check_digit(text):
    return str(sum((7, 3, 1)[i % 3] * value(c) for i, c in enumerate(text)) % 10)


def pick(rng, items):
    return items[rng.integers(len(items))]


def some(rng, alphabet, count):
    return "".join(alphabet[i] for i in rng.integers(len(alphabet), size=count))


def word(rng):
    parts = [
        pick(rng, ONSETS) + pick(rng, NUCLEI) + pick(rng, CODAS) for _ in range(rng.integers(1, 5))
    ]
    return "".join(parts)


def name(rng, width):
    primary = "<".join(word(rng) for _ in range(1 + (rng.random() < 0.2)))
    secondary = "<".join(word(rng) for _ in range(pick(rng, (1, 1, 1, 2, 2, 3))))
    return (primary + "<<" + secondary)[:width].ljust(width, "<")


def number(rng, width=9):
    count, kind = rng.integers(6, width + 1), rng.random()
    if kind < 0.3:
        text = some(rng, DIGITS, count)
    elif kind < 0.55:
        text = pick(rng, LETTERS) + some(rng, DIGITS, count - 1)
    else:
        text = some(rng, LETTERS + DIGITS, count)
    return text.ljust(width, "<")


def date(rng):
    return "%02d%02d%02d" % (rng.integers(100), rng.integers(1, 13), rng.integers(1, 29))


def optional(rng, width):
    kind = rng.random()
    if kind < 0.4:
        return "<" * width
    alphabet = DIGITS if kind < 0.7 else LETTERS + DIGITS
    return some(rng, alphabet, rng.integers(1, width + 1)).ljust(width, "<")


def middle(rng, state):
    born, expires = date(rng), date(rng)
    return state, born + check_digit(born), pick(rng, "MF<"), expires + check_digit(expires)


def document(rng):
    """The lines of one document of a format picked at random (ICAO Doc 9303 parts 4 to 7)."""
    kind = pick(rng, ("td3", "td3", "td3", "td1", "td1", "td2", "mrva", "mrvb", "french"))
    issuer, holder = pick(rng, STATES).ljust(3, "<"), pick(rng, STATES).ljust(3, "<")
    state, born, sex, expires = middle(rng, holder)
    code = number(rng)
    code += check_digit(code)
    if kind in ("td3", "mrva", "td2", "mrvb"):
        width = 44 if kind in ("td3", "mrva") else 36
        prefix = {"td3": "P", "td2": pick(rng, "IACP")}.get(kind, "V") + pick(rng, "<<<<DSOPCMN")
        first = prefix + issuer + name(rng, width - 5)
        second = code + state + born + sex + expires
        if kind == "td3":
            text = optional(rng, 14)
            second += text + (pick(rng, "0<") if text == "<" * 14 else check_digit(text))
        else:
            second += optional(rng, width - 28 - (kind == "td2"))
        if kind in ("td3", "td2"):
            second += check_digit(second[:10] + second[13:20] + second[21:])
        return [first, second]
    if kind == "french":
        first = "IDFRA" + (word(rng) + word(rng))[:25].ljust(25, "<") + some(rng, DIGITS, 6)
        second = some(rng, DIGITS, 12)
        second += check_digit(second) + name(rng, 14).replace("<<", "<", 1).ljust(14, "<")
        second += born + pick(rng, "MF")
        return [first, second + check_digit(first + second)]
    first = pick(rng, "IACP") + pick(rng, "<<DRTP") + issuer + code + optional(rng, 15)
    second = born + sex + expires + state + optional(rng, 11)
    second += check_digit(first[5:30] + second[:7] + second[8:15] + second[18:29])
    return [first, second, name(rng, 30)]


def line(rng):
    """One line: of a document, or of characters picked at random."""
    kind = rng.random()
    if kind < 0.52:
        return pick(rng, document(rng))
    count = pick(rng, (30, 36, 44))
    if kind < 0.74:
        return some(rng, ALPHABET, count)
    if kind < 0.81:
        return "".join(pick(rng, DIGITS if rng.random() < 0.75 else ALPHABET) for _ in range(count))
    group = pick(rng, LOOK_ALIKES)
    return "".join(pick(rng, group if rng.random() < 0.6 else ALPHABET) for _ in range(count))


def short(rng, longest):
    """A few characters, for the first steps of a recogniser that has to learn to align."""
    count = rng.integers(3, longest + 1)
    if rng.random() < 0.5:
        return some(rng, ALPHABET, count)
    text = pick(rng, document(rng))
    start = rng.integers(0, len(text) - count + 1)
    return text[start : start + count]
