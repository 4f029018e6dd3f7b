#!/usr/bin/env python3
"""Writes strips of printed lines, as a page's print is cut out for the net that reads them.

Usage: printed.py --seed N --count N [--marks] [--faint] OUTPUT.npz

A strip is 36 rows high (the net's 24 and a half as many again), with the capitals' feet at 28/36 of
it and their heads at 8.75/36.
Names of people and places come from faker (Corpus/Training/names), the rest is drawn at random.
"""

import argparse
import glob
import os
import sys
import unicodedata
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from synthesis import texts  # noqa: E402

cv2.setNumThreads(1)
# The first class is the blank between characters.
MARKED = {
    "A": "ÁÀÂÄÃÅĀĂĄ", "C": "ÇĆČ", "D": "ĎĐ", "E": "ÉÈÊËĒĖĘĚ", "G": "ĞĢ", "I": "ÍÌÎÏĪİ", "K": "Ķ", "L": "ĹĽĻŁ", "N": "ÑŃŇŅ",
    "O": "ÓÒÔÖÕŐØ", "R": "Ř", "S": "ŚŠŞ", "T": "ŤŢ", "U": "ÚÙÛÜŪŮŰ", "Y": "Ý", "Z": "ŹŽŻ",
}
OTHERS = "ÆŒÐÞß"
CAPITALS = "".join(MARKED.values()) + OTHERS
SMALL = "".join(sorted(set(CAPITALS.replace("İ", "").lower()) - set("ß"))) + "ı"
ALPHABET = (
    " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-/':()" + CAPITALS + SMALL)
INDEX = {character: i + 1 for i, character in enumerate(ALPHABET)}
ROWS, STORED_ROWS = 24, 36
# Heights above the baseline and below it, in capitals (TextLine.cut).
ABOVE, BELOW = 1.45, 0.42
STORED_CAPITAL = STORED_ROWS / (ABOVE + BELOW)
# Columns are narrower than rows are high, so that narrow letters get columns enough.
STRETCH = 1.25
LONGEST = 44
# Pixels of the em that lines are drawn in.
SIZE = 48

ROOT = "/usr/share/fonts/"
FACES = (
    ("truetype/liberation/LiberationSans*", 6),
    ("truetype/liberation/LiberationSerif*", 2),
    ("truetype/liberation/LiberationMono*", 2),
    ("truetype/dejavu/*", 3),
    ("opentype/urw-base35/Nimbus*.otf", 4),
    ("opentype/urw-base35/[CPU]*.otf", 2),
    ("truetype/open-sans/*", 2),
    ("truetype/lato/*", 1),
    ("truetype/roboto/*/*", 2),
    ("truetype/crosextra/*", 2),
    ("truetype/hack/*", 1),
    ("truetype/freefont/*", 1),
    ("truetype/noto/NotoSans-*", 1),
    ("truetype/noto/NotoSerif-*", 1),
    ("truetype/noto/NotoMono*", 1),
    ("opentype/inter/*", 1),
    ("opentype/cantarell/*", 1),
    ("opentype/cabin/*", 1),
    ("opentype/jura/*", 1),
    ("opentype/courier-prime/*", 1),
    ("opentype/ocr-b/OCRB.otf", 2),
)
LEFT_OUT = ("Math", "Thin", "Hairline", "ExtraLight", "UltraLight", "Black", "Emoji", ".pfb", ".t1", "Z003", "D0500")
SLANTED = ("Italic", "Oblique", "-It", "BdIta")
MONTHS = (
    "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC JANV FEVR MARS AVR MAI JUIN JUIL AOUT SEPT OCT NOV DEC "
    "ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC "
    "JAN FEB MRT APR MEI JUN JUL AUG SEP OKT NOV DEZ STY LUT KWI CZE LIP SIE WRZ PAZ LIS GRU OCA SUB NIS HAZ TEM EYL EKI KAS ARA "
    "JANUARY MARCH APRIL JUNE JULY AUGUST OCTOBER MAERZ OKTOBER MAJ MAJA CZERWCA TAMMI HELMI KESA ELO LOKA"
).split()
CAPTIONS = (
    "Date of birth/Date de naissance;Place of birth;Lieu de naissance;Date of issue;Date de delivrance;Authority;Autorite;"
    "Date of expiry;Nationality;Nationalite;Given names;Prenoms;Surname;Nom;Sex/Sexe;Passport No.;Document No.;Type;Code;"
    "Geburtsdatum;Geburtsort;Ausstellungsdatum;Behoerde;Gueltig bis;Fecha de nacimiento;Lugar de nacimiento;Valido hasta;"
    "Data di nascita;Luogo di nascita;Data wydania;Data urodzenia;Height;Taille;Groesse;Signature of bearer;Personal No."
).split(";")
# What licences print before a value.
LABELS = (
    "DOB;3 DOB;EXP;4b EXP;ISS;4a ISS;LN;1 LN;FN;2 FN;4d DLN;4d DL NO.;DL;ID;8;15 SEX;16 HGT;18 EYES;SEX;HGT;EYES;CLASS;9 CLASS;"
    "5 DD;DD;Issued;NAME;ADDRESS;LIC. NO.;No.;Nr."
).split(";")
# The numbers of a licence's fields are a part of its text, however small they are.
NUMBERS = "1. 2. 3. 4a. 4b. 4c. 4d. 5. 8. 9. 1 2 3 4a 4b 4c 5 8".split()


def pick(rng, items):
    return items[int(rng.integers(len(items)))]


def lists():
    """Names and places of many countries; made once, so that a seed gives the same lines."""
    from faker import Faker

    places, names = set(), set()
    for locale in (
        "de_DE fr_FR en_GB en_US es_ES pl_PL cs_CZ hu_HU it_IT pt_PT nl_NL sv_SE fi_FI ro_RO tr_TR hr_HR sk_SK sl_SI no_NO da_DK"
        " lt_LT lv_LV et_EE es_MX pt_BR en_IN id_ID"
    ).split():
        source = Faker(locale)
        source.seed_instance(7)
        for _ in range(500):
            places.add(source.city())
            names.add(source.last_name())
            names.add(source.first_name())
    return sorted(places), sorted(names)


def date(rng):
    day, month = int(rng.integers(1, 32)), int(rng.integers(1, 13))
    year = int(rng.integers(1930, 2040))
    two = "%02d" % (year % 100)
    kind = rng.random()
    if kind < 0.5:
        mark = pick(rng, ("." , ".", ".", "/", "/", " ", " ", "-", ". ", " / ", ""))
        parts = ["%02d" % day, "%02d" % month, str(year) if rng.random() < 0.85 else two]
        if rng.random() < 0.12:
            parts = [parts[2], parts[1], parts[0]]
        return mark.join(parts)
    word = pick(rng, MONTHS)
    if rng.random() < 0.4:
        word += pick(rng, ("/", " / ", " ")) + pick(rng, MONTHS)
    if rng.random() < 0.25:
        word = word.capitalize() if rng.random() < 0.7 else word.lower()
    mark = pick(rng, (" ", " ", " ", " ", "-", ".", "/", ""))
    end = str(year) if rng.random() < 0.65 else two
    parts = ["%02d" % day, word, end]
    if rng.random() < 0.08:
        parts[0] = str(day)
    return mark.join(parts)


def marked(rng, text):
    """Some letters of a text with marks."""
    return "".join(pick(rng, MARKED[c]) if c in MARKED and rng.random() < 0.12 else c for c in text)


# Capitals with marks that stand in one language's names (IdentityDocument/Print/Letters/NationalAlphabet).
NATIONAL = (
    "ÄÖÜ ÀÂÇÉÈÊËÎÏÔÙÛÜ ÁÉÍÓÚÑÜ ÀÈÉÌÒÙ ÁÂÃÀÇÉÊÍÓÔÕÚ ĄĆĘŁŃÓŚŹŻ ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ ÁÉÍÓÖŐÚÜŰ ČŠŽ ČĆĐŠŽ ĂÂÎŞŢ ÇĞİÖŞÜ "
    "ĄČĘĖĮŠŲŪŽ ĀČĒĢĪĶĻŅŠŪŽ ÄÕÖÜŠŽ ÆØÅ ÄÖÅ ÁÐÉÍÓÚÝÞÆÖ ÀÁÈÉÌÍÒÓÙÚ ÇË ÄËÏÖÜÉÈ"
).split()


def in_marks(rng, text):
    """Names and places in capitals, many of their letters with marks: any, or those of one language."""
    own = set(pick(rng, NATIONAL)) if rng.random() < 0.6 else None
    share, out = pick(rng, (0, 0.1, 0.25, 0.45)), ""
    for c in text.upper():
        base = next((b for b, marks in MARKED.items() if c in marks), c)
        choices = [m for m in MARKED.get(base, "") if own is None or m in own]
        if base in "TDO" and own is not None:
            choices += [m for m in {"T": "Þ", "D": "Ð", "O": "Œ"}[base] if m in own]
        if c != base and own is not None and c not in own:
            c = base
        out += pick(rng, choices) if choices and rng.random() < share else c
    return out


def invented(rng):
    word = texts.word(rng)
    return marked(rng, word) if rng.random() < 0.4 else word


def number(rng):
    kind = rng.random()
    if kind < 0.35:
        return texts.some(rng, texts.DIGITS, int(rng.integers(1, 12)))
    if kind < 0.7:
        return texts.number(rng).rstrip("<")
    if kind < 0.8:
        return "%d,%02d m" % (1 + (rng.random() < 0.1), rng.integers(50, 100))
    if kind < 0.87:
        return "%d cm" % rng.integers(140, 210)
    group = int(rng.integers(2, 5))
    return pick(rng, (" ", "-", "/", ".")).join(
        texts.some(rng, texts.DIGITS, group) for _ in range(int(rng.integers(2, 4))))


def text(rng, places, names):
    kind = rng.random()
    if kind < 0.3:
        return date(rng)
    if kind < 0.38:
        return pick(rng, CAPTIONS) if rng.random() < 0.8 else pick(rng, CAPTIONS) + " " + pick(rng, CAPTIONS)
    if kind < 0.5:
        return number(rng)
    if kind < 0.55:
        return "".join(pick(rng, ALPHABET[1 : 71 if rng.random() < 0.9 else None]) for _ in range(int(rng.integers(3, 12))))
    if kind < 0.6:
        return texts.some(rng, pick(rng, texts.LOOK_ALIKES).replace("<", "L"), int(rng.integers(3, 9)))
    words = []
    for _ in range(pick(rng, (1, 1, 1, 2, 2, 3))):
        source = rng.random()
        words.append(
            pick(rng, places) if source < 0.4 else pick(rng, names) if source < 0.7 else invented(rng))
    line = pick(rng, (" ", " ", " ", ", ", "-", "/", " / ")).join(words)
    case = rng.random()
    line = line.upper() if case < 0.78 else line if case < 0.97 else line.lower()
    if rng.random() < 0.06:
        line += " (" + pick(rng, texts.STATES) + ")"
    if rng.random() < 0.04:
        line = pick(rng, ("1. ", "2. ", "3. ", "4a. ", "4b. ", "4c. ", "5. ", "8. ")) + line
    return line


def spelt(line):
    """The text in the net's alphabet, or nothing where that has no such characters."""
    line = unicodedata.normalize("NFC", line)
    for old, new in (("ẞ", "ß"), ("’", "'"), ("Ș", "Ş"), ("ș", "ş"), ("Ț", "Ţ"), ("ț", "ţ"), ("i̇", "i")):
        line = line.replace(old, new)
    return line if all(c in INDEX for c in line) else ""


@lru_cache(maxsize=1)
def faces():
    groups = []
    for pattern, weight in FACES:
        found = [p for p in sorted(glob.glob(ROOT + pattern))
                 if p.endswith((".ttf", ".otf")) and not any(n in os.path.basename(p) for n in LEFT_OUT)]
        slanted = [p for p in found if any(n in os.path.basename(p) for n in SLANTED)]
        groups.append(([p for p in found if p not in slanted], slanted, weight))
    return [group for group in groups if group[0]]


@lru_cache(maxsize=800)
def font(path, size):
    return ImageFont.truetype(path, size)


@lru_cache(maxsize=None)
def holds(path, character):
    """Whether a typeface has a character: what it lacks looks like what nobody has."""
    if character == " ":
        return True
    letters = font(path, SIZE)
    drawn = letters.getmask(character)
    return drawn.getbbox() is not None and bytes(drawn) != bytes(letters.getmask("\ufffe"))


def face(rng, line):
    """A typeface that has every character of a line."""
    groups = faces()
    weights = np.array([weight for _, _, weight in groups], float)
    while True:
        upright, slanted, _ = groups[int(rng.choice(len(groups), p=weights / weights.sum()))]
        path = pick(rng, slanted if slanted and rng.random() < 0.1 else upright)
        if all(holds(path, character) for character in line):
            return path


def ink(rng, path, line):
    """A line's ink at the size that all are drawn in: mask, baseline, capitals' height, ends and letters' middles."""
    letters = font(path, SIZE)
    capital = -letters.getbbox("H", anchor="ls")[1]
    tracking = 0 if rng.random() < 0.65 else rng.uniform(-0.05, 0.22) * capital
    base, room = int(2.2 * SIZE), int(5.5 * SIZE)
    if tracking == 0:
        width = int(letters.getlength(line))
        middles = [room + letters.getlength(line[: i + 1]) - letters.getlength(c) / 2 for i, c in enumerate(line)]
        image = Image.new("L", (width + 2 * room, int(3.4 * SIZE)), 0)
        ImageDraw.Draw(image).text((room, base), line, font=letters, fill=255, anchor="ls")
    else:
        width = int(sum(letters.getlength(c) + tracking for c in line))
        image = Image.new("L", (width + 2 * room, int(3.4 * SIZE)), 0)
        pen, x, middles = ImageDraw.Draw(image), float(room), []
        for character in line:
            pen.text((x, base), character, font=letters, fill=255, anchor="ls")
            middles.append(x + letters.getlength(character) / 2)
            x += letters.getlength(character) + tracking
    mask = np.asarray(image).astype(np.float32) / 255
    if rng.random() < 0.3:
        k = np.ones((2 + (rng.random() < 0.3),) * 2, np.uint8)
        mask = cv2.dilate(mask, k) if rng.random() < 0.6 else cv2.erode(mask, k)
    return mask, base, capital, (room, room + width), middles


def guilloche(rng, shape):
    """Fine coloured lines over the paper, from 0 to 1."""
    rows, columns = shape
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    out = np.zeros(shape, np.float32)
    for _ in range(int(rng.integers(1, 4))):
        period, angle = rng.uniform(7, 40), rng.uniform(0, np.pi)
        bend = rng.uniform(0, 14) * np.sin(x / rng.uniform(20, 120) + rng.uniform(0, 6))
        wave = np.sin((x * np.cos(angle) + (y + bend) * np.sin(angle)) * 2 * np.pi / period)
        out = np.maximum(out, (wave > rng.uniform(0.4, 0.9)).astype(np.float32) * rng.uniform(0.3, 1))
    return out


def labelled(rng, mask, base, capital, start, number):
    """Ink with a label before the line, which is so small that it is none of its text, or with a number."""
    label = number or (pick(rng, LABELS) if rng.random() < 0.7 else pick(rng, CAPTIONS))
    other, _, height, edges, _ = ink(rng, face(rng, label), label)
    size = (rng.uniform(0.45, 0.9) if number else rng.uniform(0.28, 0.52)) * capital / height
    other = cv2.resize(other, None, fx=size, fy=size, interpolation=cv2.INTER_AREA)
    top = int(base - 2.2 * SIZE * size)
    left = int(start - rng.uniform(0.15, 1.2) * capital - edges[1] * size)
    right = min(mask.shape[1], left + other.shape[1])
    if right <= max(0, left):
        return mask
    part = other[:, max(0, -left) : right - left]
    out = mask.copy()
    area = out[top : top + part.shape[0], max(0, left) : right]
    np.maximum(area, part[: area.shape[0]] * rng.uniform(0.5, 1), out=area)
    return out


def picture(rng, line, places, names, faint=False, number=""):
    """A line as it stands on its page, enlarged: grey values, baseline, capital, ends and letters' middles."""
    path = face(rng, line)
    mask, base, capital, ends, middles = ink(rng, path, line)
    if number or faint and rng.random() < 0.3:
        mask = labelled(rng, mask, base, capital, ends[0], number)
    rows, columns = mask.shape
    darkness = rng.uniform(0.55, 1) if rng.random() < (0.5 if faint else 0.8) else rng.uniform(0.3, 0.6)
    grey = np.full(mask.shape, rng.uniform(200, 255), np.float32)
    if rng.random() < (0.65 if faint else 0.45):
        grey -= guilloche(rng, mask.shape) * rng.uniform(5, 90 if faint else 60)
    if rng.random() < 0.3:  # clouds
        small = rng.normal(0, 1, (3, max(3, columns // 60))).astype(np.float32)
        grey += cv2.resize(small, (columns, rows), interpolation=cv2.INTER_CUBIC) * rng.uniform(2, 18)
    def put(other, at, shade):
        """Another ink mask, shifted down by `at` capitals."""
        shift = int(at * capital)
        moved = np.zeros(mask.shape, np.float32)
        width = min(columns, other.shape[1])
        source = other[max(0, -shift) : min(rows, rows - shift), :width]
        moved[max(0, shift) : max(0, shift) + source.shape[0], :width] = source
        return moved * shade
    layer = mask * darkness
    for side in (0, 1):  # a portrait or a seal beside the line
        if rng.random() < 0.12:
            width = int(rng.uniform(0.3, 1) * ends[0])
            rough = cv2.resize(rng.random((12, 12)).astype(np.float32), (width, rows), interpolation=cv2.INTER_CUBIC)
            reach = int(rng.uniform(0, 0.7) * ends[0])
            if side == 0:
                at = max(0, ends[0] - reach - width - int(capital))
            else:
                at = min(columns - width, ends[1] + reach + int(capital))
            layer[:, at : at + width] = np.clip(rough, 0, 1) * rng.uniform(0.3, 1)
    for side in (-1, 1):
        if rng.random() < 0.35:  # a line above or below
            near = text(rng, places, names)[:LONGEST]
            other, *_ = ink(rng, path if rng.random() < 0.6 else face(rng, near), near)
            size = rng.uniform(0.55, 1.0)
            other = cv2.resize(other, None, fx=size, fy=size, interpolation=cv2.INTER_AREA)
            gap = rng.uniform(1.35, 2.2)
            row = base + side * gap * capital - base * size
            layer = np.maximum(layer, put(other, row / capital, rng.uniform(0.4, 1)))
    if rng.random() < 0.08:  # a rule below
        y = int(base + rng.uniform(0.2, 0.45) * capital)
        dash = np.ones(columns, bool) if rng.random() < 0.5 else (np.arange(columns) // int(rng.integers(3, 9))) % 2 == 0
        layer[y : y + int(rng.integers(1, 4)), dash] = rng.uniform(0.3, 1)
    ink_grey = rng.uniform(0, 60)
    grey = grey + (ink_grey - grey) * np.clip(layer, 0, 1)
    return grey, base, capital, ends, middles


def seen(rng, grey, capital, faint=False):
    """The picture that a camera or a scanner makes of it, and its scale."""
    if faint:  # in the dark
        grey = grey * rng.uniform(0.25, 1)
    pixels = float(np.exp(rng.uniform(np.log(4.5), np.log(16)))) if rng.random() < 0.8 else rng.uniform(14, 30)
    scale = pixels / capital
    blur = abs(rng.normal(0, 0.8 if faint else 0.5)) * (1 if pixels > 7 else 0.6)
    if blur > 0.15:
        grey = cv2.GaussianBlur(grey, (0, 0), min(blur, 1.6) / scale)
    if rng.random() < 0.15:  # blur along the line or across it
        length = max(2, int(rng.uniform(0.5, 2.2) / scale))
        kernel = np.ones((1, length) if rng.random() < 0.6 else (length, 1), np.float32) / length
        grey = cv2.filter2D(grey, -1, kernel)
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    if rng.random() < 0.75:
        small = small + rng.standard_normal(small.shape).astype(np.float32) * rng.uniform(0.5, 11)
    if rng.random() < 0.2:  # sharpened by the camera
        small = small + rng.uniform(0.3, 1.2) * (small - cv2.GaussianBlur(small, (0, 0), 1.0))
    small = np.clip(small, 0, 255).astype(np.uint8)
    if rng.random() < 0.75:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 96))]
        small = cv2.imdecode(cv2.imencode(".jpg", small, quality)[1], 0)
    return small, small.shape[1] / grey.shape[1], small.shape[0] / grey.shape[0]


def strip(rng, line, places, names, faint=False, number=""):
    """The strip that is cut out for a line, and the columns of its letters' middles."""
    grey, base, capital, ends, middles = picture(rng, line, places, names, faint, number)
    if rng.random() < 0.5:  # not quite level
        turn = cv2.getRotationMatrix2D((grey.shape[1] / 2, base), rng.normal(0, 0.35), 1)
        grey = cv2.warpAffine(grey, turn, grey.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
    small, across, down = seen(rng, grey, capital, faint)
    capital, base, ends = capital * down, base * down, (ends[0] * across, ends[1] * across)
    # What the finder of lines takes for the capital's height and the baseline.
    tall = capital * np.clip(rng.normal(1, 0.065), 0.82, 1.22)
    base = base + rng.normal(0, 0.045) * capital
    step = tall / STORED_CAPITAL
    # The line alone, or with the paper beside it.
    room = 2.6 if number else 0
    left = ends[0] - tall * (room + (rng.uniform(0.3, 0.65) if rng.random() < 0.65 else rng.uniform(0.5, 7)))
    right = ends[1] + tall * (rng.uniform(0.3, 0.65) if rng.random() < 0.65 else rng.uniform(0.5, 7))
    columns = max(8, int((right - left) / step * STRETCH * np.clip(rng.normal(1, 0.06), 0.85, 1.2)))
    stretch = columns / ((right - left) / step)
    x = left + (np.arange(columns) + 0.5) * step / stretch - 0.5
    y = base - ABOVE * tall + (np.arange(STORED_ROWS) + 0.5) * step - 0.5
    if step > 1.4:
        small = cv2.GaussianBlur(small, (0, 0), 0.35 * step)
    map_x, map_y = np.meshgrid(x.astype(np.float32), y.astype(np.float32))
    mode = cv2.INTER_CUBIC if rng.random() < 0.5 else cv2.INTER_LINEAR
    found = cv2.remap(small, map_x, map_y, mode, borderMode=cv2.BORDER_REPLICATE)
    return found, [(middle * across - left + 0.5) * stretch / step - 0.5 for middle in middles]


def named(rng, places, names):
    """One to three names or places in capitals, with marks."""
    words = []
    for _ in range(pick(rng, (1, 1, 1, 2, 2, 3))):
        source = rng.random()
        words.append(
            pick(rng, places) if source < 0.3 else pick(rng, names) if source < 0.8 else invented(rng))
    line = in_marks(rng, pick(rng, (" ", " ", " ", "-", ", ")).join(words))
    if rng.random() < 0.05:
        line = pick(rng, ("1. ", "2. ", "3. ")) + line
    return line


def make(seed, index, places, names, marks=False, faint=False):
    rng = np.random.default_rng([seed, index])
    while True:
        line = named(rng, places, names) if marks and rng.random() < 0.9 else text(rng, places, names)
        if rng.random() < 0.15:  # columns of a page
            line += " " * int(rng.integers(2, 14)) + text(rng, places, names)
        line = line[:LONGEST].strip()
        plain = spelt(line)
        if plain and len(plain) >= 1:
            prefix = pick(rng, NUMBERS) if faint and rng.random() < 0.25 else ""
            return strip(rng, line, places, names, faint, prefix)[0], " ".join((prefix + " " + plain).split())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--marks", action="store_true", help="mostly names with many marks")
    parser.add_argument(
        "--faint", action="store_true", help="fainter and more blurred print on stronger patterns, small labels before it")
    parser.add_argument("output")
    options = parser.parse_args()
    places, names = lists()
    made = [make(options.seed, index, places, names, options.marks, options.faint) for index in range(options.count)]
    np.savez(
        options.output,
        strips=np.concatenate([image.ravel() for image, _ in made]),
        widths=np.array([image.shape[1] for image, _ in made], np.int32),
        texts=np.array([plain for _, plain in made]),
    )


if __name__ == "__main__":
    main()
