#!/usr/bin/env python3
"""Walks what five commercial kits describe, item by item, and says of each whether it works here.

usage: rows.py [DOCREAD]

Every row puts a text, a picture or a configuration in and looks for keys in the answer; a row of
the Swift interface alone looks for what the program kit-items beside DOCREAD made of it. One line
a row; the exit code is 1 where one does not work. Items that need a screen, a camera, a network or biometrics are
not rows.
"""
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DOCREAD = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, ".build/release/docread")
DAY = ["--as-of", "2026-11-21"]
PASSPORT = "Corpus/Specimens/mrp-000.jpg"
CARD = "Corpus/Specimens/td1-001.jpg"
LICENCE = "Corpus/Cards/g1-aamva-000.jpg"
CODE = "Corpus/QR/g1-vietnam-001.jpg"
TD3 = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10"
BARE = "Corpus/Negatives/bare-006.jpg"
FRONT = "Corpus/Pages/g0-id-front-000.jpg"
EUROPEAN = "Corpus/Pages/g0-eu-licence-005.jpg"
CODED = "Corpus/Coded/g0-coded-licence-000.jpg"
AMERICAN = "Corpus/Pages/g0-us-licence-007.jpg"
BLURRED = "Corpus/Frames/g4-mrva-015.jpg"
# The zone of the specimen reaches beyond the box.
UPPER_PART = {"cutoutConfig": {"maxHeightPercent": 85, "alignment": "top"}}
FOLDER = tempfile.TemporaryDirectory()
answers = {}


def run(arguments, text=""):
    outcome = subprocess.run(
        [DOCREAD, *arguments], input=text, capture_output=True, text=True, cwd=ROOT)
    return outcome.returncode, outcome.stdout, outcome.stderr


def file(name, content):
    path = os.path.join(FOLDER.name, name)
    with open(path, "wb") as target:
        target.write(content if isinstance(content, bytes) else content.encode())
    return path


def read(picture, config=None):
    """The answer to a picture, with a configuration."""
    key = (picture, json.dumps(config))
    if key not in answers:
        arguments = ["read", "--json", "--deadline", "60", *DAY]
        if config is not None:
            arguments += ["--config", file("config.json", json.dumps(config))]
        code, output, errors = run([*arguments, picture])
        answers[key] = json.loads(output) if output else {"refused": errors, "code": code}
    return answers[key]


def session(front, back, *arguments):
    code, output, _ = run(["session", *DAY, *arguments, front, back])
    return json.loads(output)


def parse(text):
    code, output, _ = run(["parse", "--json", *DAY], json.dumps({"mrz": text}) + "\n")
    return json.loads(output)


def config(value):
    """What the command says of a configuration: exit code, JSON, standard error."""
    code, output, errors = run(["config", file("config.json", json.dumps(value))])
    return code, json.loads(output) if code == 0 else {}, errors


def plain(grey):
    return file(f"grey{grey}.pgm", b"P5\n640 480\n255\n" + bytes([grey]) * (640 * 480))


def spot():
    """A grey picture with a white disc, as of a reflection."""
    rows = bytearray()
    for y in range(480):
        for x in range(640):
            rows.append(255 if (x - 320) ** 2 + (y - 240) ** 2 < 900 else 128)
    return file("spot.pgm", b"P5\n640 480\n255\n" + bytes(rows))


def get(answer, path):
    for part in path.split("."):
        if not isinstance(answer, dict) or part not in answer:
            return None
        answer = answer[part]
    return answer


items = {}


def library(name, *words):
    """Whether what a program made of an item with the library has some words."""
    def check():
        if not items:
            outcome = subprocess.run(
                [os.path.join(os.path.dirname(DOCREAD), "kit-items"), PASSPORT, CODE],
                capture_output=True, text=True, cwd=ROOT, check=True)
            items.update(line.split("\t", 1) for line in outcome.stdout.splitlines())
        return all(word in items[name] for word in words)
    return check


def field(picture, path, config=None):
    return lambda: get(read(picture, config), path) is not None


def value(picture, path, wanted, config=None):
    return lambda: get(read(picture, config), path) == wanted


def printed(layout):
    """A configuration that reads the print of a layout."""
    return plugin({"universalIdConfig": {"allowedLayouts": {layout: []}}})


def printed_fields(kind, picture, layout, names):
    """Rows of what is printed on a page without zone and barcode."""
    return [
        (f"{layout}.{name} in print{kind}", field(picture, f"document.{key}", printed(layout)))
        for name, key in names]


def cut(picture, name):
    """Whether a cut-out of a picture is written."""
    def check():
        folder = tempfile.mkdtemp(dir=FOLDER.name)
        _, output, _ = run(["read", "--json", *DAY, "--page", "--images", folder, picture])
        return os.path.getsize(json.loads(output)["images"][name]) > 0
    return check


def own_layout():
    """Whether the fields of a caller's own layout are read."""
    with open(os.path.join(ROOT, "Examples/Layouts/identity-card.json"), encoding="utf-8") as example:
        answer = read(FRONT, {"documentModels": [json.load(example)]})
    return any(found["evidence"] == "layout" for found in answer["page"]["fields"])


def says(picture, word, config=None):
    return lambda: word in read(picture, config).get("feedback", [])


def accepted(picture, wanted, config=None):
    return lambda: read(picture, config).get("accepted") is wanted


def says_in(language, config, *arguments):
    """Whether the sentence about an empty page is in a language."""
    sentences = {"de": "kein Strichcode", "vi": "không tìm thấy", "fr": "aucune zone"}

    def check():
        path = file("language.json", json.dumps(config))
        _, output, _ = run(["read", "--json", "--config", path, *arguments, BARE])
        return sentences[language] in output
    return check


def obeyed(value, path, wanted):
    return lambda: get(config(value)[1], path) == wanted


def refused(value, *words):
    def check():
        code, _, errors = config(value)
        return code == 64 and all(word in errors for word in words)
    return check


def ignored(value, path):
    return lambda: config(value)[0] == 0 and path in config(value)[2]


def both(*checks):
    return lambda: all(check() for check in checks)


def plugin(value):
    return {"pluginConfig": value}


def rule(layout, name, **rule):
    return plugin({"universalIdConfig": {layout: {name: rule}}})


def withheld():
    number = get(read(PASSPORT), "document.idNumber")
    answer = read(PASSPORT, rule("mrz", "documentNumber", scanOption=2))
    return number is not None and number not in json.dumps(answer)


def error_code(arguments, code):
    def check():
        _, output, errors = run(arguments)
        return code in output + errors
    return check


def resumed():
    """Whether a session goes on with the answer of one whose back could not be read."""
    earlier = file("earlier.json", run(["session", *DAY, PASSPORT, "nothing.jpg"])[1])
    code, output, _ = run(["session", *DAY, "--previous", earlier, BARE])
    answer = json.loads(output)
    return code == 0 and answer["accepted"] and answer["front"]["path"] == PASSPORT


MOBBSCAN = [
    ("zone read", field(PASSPORT, "mrz.lines")),
    ("PDF417 read", value(LICENCE, "document.documentType", "driverLicense")),
    ("access to a chip's files", library(
        "access to a chip's files", "AB94FDECF2674FDFB9B391F85D7F76F2")),
    ("errors", error_code(["read", "--json", "nothing.png"], "H1")),
    ("checks of the result", value(PASSPORT, "expired", False)),
    ("configuration", lambda: config({})[0] == 0),
    ("NOT_DETECTED", says(plain(128), "NOT_DETECTED")),
    ("SEARCHING_DOCUMENT", says(PASSPORT, "SEARCHING_DOCUMENT", {"wanted": "TD2"})),
    ("DETECTED_HOLD_ON", says(PASSPORT, "DETECTED_HOLD_ON")),
    ("OUT_OF_OVERLAY_BOUNDS", says(PASSPORT, "OUT_OF_OVERLAY_BOUNDS", UPPER_PART)),
    ("TOO_FAR", says("Corpus/Frames/g5-mrva-009.jpg", "TOO_FAR")),
    ("TOO_DARK", says(plain(5), "TOO_DARK")),
    ("OVEREXPOSED_IMAGE", says(plain(255), "OVEREXPOSED_IMAGE")),
    ("TOO_SPARKLY", lambda: says(spot(), "TOO_SPARKLY")()),
    ("TOO_BLURRED", says(BLURRED, "TOO_BLURRED")),
    ("BAD_DOCUMENT_TD1_FRONT", both(
        says(PASSPORT, "BAD_DOCUMENT_TD1_FRONT", {"wanted": "TD1_FRONT"}),
        accepted(PASSPORT, False, {"wanted": "TD1_FRONT"}))),
    ("BAD_DOCUMENT_TD1_BACK", says(LICENCE, "BAD_DOCUMENT_TD1_BACK", {"wanted": "TD1_BACK"})),
    ("BAD_DOCUMENT_TD2", says(PASSPORT, "BAD_DOCUMENT_TD2", {"wanted": "TD2"})),
    ("BAD_DOCUMENT_TD3", says(LICENCE, "BAD_DOCUMENT_TD3", {"wanted": "TD3"})),
    ("zone of a frame", library("zone of a frame", "1 Z770405")),
    ("error of a frame", lambda: error_code(
        ["read", "--json", file("empty.jpg", b"")], "H10006")()),
    ("answer for every frame", library(
        "answer for every frame", "0/f0/NOT_DETECTED 1/f1/DETECTED_HOLD_ON 2/f2/NOT_DETECTED")),
    ("box on a screen", obeyed(
        {"documentDetectionBoxCoordinates": {
            "x": 1, "y": 2, "width": 30, "height": 40, "screenWidth": 50, "screenHeight": 60}},
        "documentDetectionBoxCoordinates.screenWidth", 50)),
    ("box of the zone on a screen", refused(
        {"mrzDetectionCoordinates": {"x": 1}}, "mrzDetectionCoordinates", "screenWidth")),
    ("orientation is not needed", ignored({"detectionOrientation": "portrait"}, "detectionOrientation")),
]

ANYLINE = [
    ("JSON becomes a configuration", lambda: config({})[0] == 0),
    ("the reason is told", refused({"timeout": True}, "timeout", "true", "a number")),
    ("configuration as JSON, defaults too", lambda: all(
        json.loads(run(["config", "--default", name])[1])
        for name in ("universalId", "mrz", "drivingLicense", "idFront", "barcode"))),
    ("memberwise construction", obeyed({"minConfidence": 40}, "minConfidence", 40)),
    ("id of the plugin", value(PASSPORT, "plugin", "desk", plugin({"id": "desk"}))),
    ("cancelOnResult", obeyed(
        plugin({"cancelOnResult": False}), "viewPluginConfig.pluginConfig.cancelOnResult", False)),
    ("allowedLayouts.mrz", accepted(
        PASSPORT, False, plugin({"universalIdConfig": {"allowedLayouts": {"mrz": ["TD1"]}}}))),
    ("allowedLayouts.drivingLicense", both(
        accepted(LICENCE, True, plugin(
            {"universalIdConfig": {"allowedLayouts": {"drivingLicense": []}}})),
        refused(plugin({"universalIdConfig": {"allowedLayouts": {"drivingLicense": ["xyz"]}}}),
                "drivingLicense[0]", "xyz", "AAMVA"))),
    ("allowedLayouts.idFront", both(
        accepted(LICENCE, False, plugin({"universalIdConfig": {"allowedLayouts": {"idFront": []}}})),
        refused(plugin({"universalIdConfig": {"allowedLayouts": {"idFront": ["nonsense"]}}}),
                "idFront[0]", "nonsense"))),
    ("alphabet latin", refused(plugin({"universalIdConfig": {"alphabet": "greek"}}), "latin")),
    ("drivingLicense.surname", field(LICENCE, "document.lastName")),
    ("drivingLicense.givenNames", field(LICENCE, "document.firstName")),
    ("drivingLicense.dateOfBirth", field(LICENCE, "document.dob")),
    ("drivingLicense.dateOfIssue", field(LICENCE, "document.issuingDate")),
    ("drivingLicense.dateOfExpiry", field(LICENCE, "document.expiryDate")),
    ("drivingLicense.documentNumber", field(LICENCE, "document.idNumber")),
    ("drivingLicense.address", field(LICENCE, "document.addressLine")),
    ("idFront from a code", field(CODE, "document.lastName")),
    *printed_fields("", FRONT, "idFront", [
        ("surname", "lastName"), ("givenNames", "firstName"), ("dateOfBirth", "dob"),
        ("placeOfBirth", "placeOfBirth"), ("dateOfIssue", "issuingDate"),
        ("dateOfExpiry", "expiryDate"), ("documentNumber", "idNumber"),
        ("cardAccessNumber", "cardAccessNumber")]),
    *printed_fields(", Europe", EUROPEAN, "drivingLicense", [
        ("surname", "lastName"), ("givenNames", "firstName"), ("dateOfBirth", "dob"),
        ("placeOfBirth", "placeOfBirth"), ("dateOfIssue", "issuingDate"),
        ("dateOfExpiry", "expiryDate"), ("documentNumber", "idNumber"),
        ("authority", "authority")]),
    *printed_fields(", America", AMERICAN, "drivingLicense", [
        ("surname", "lastName"), ("givenNames", "firstName"), ("dateOfBirth", "dob"),
        ("dateOfIssue", "issuingDate"), ("dateOfExpiry", "expiryDate"),
        ("documentNumber", "idNumber"), ("address", "addressLine"), ("sex", "gender")]),
    ("scanOption mandatory", accepted(PASSPORT, False, rule("mrz", "placeOfBirth", scanOption=0))),
    ("scanOption disabled", withheld),
    ("minConfidence", accepted(PASSPORT, False, plugin({"mrzConfig": {"minConfidence": 100}}))),
    ("strictMode", obeyed(plugin({"mrzConfig": {"strictMode": True}}), "isStrict", True)),
] + [
    (f"cutoutConfig.{name}", obeyed(
        {"cutoutConfig": {name: value}}, f"viewPluginConfig.cutoutConfig.{name}", value))
    for name, value in [
        ("maxWidthPercent", 80), ("maxHeightPercent", 70), ("width", 640), ("alignment", "top_half"),
        ("ratioFromSize", {"width": 86, "height": 54}), ("offset", {"x": 0, "y": 60}),
        ("cropOffset", {"x": 1, "y": 2}), ("cropPadding", {"x": 3, "y": 4})]
] + [
    ("captureResolution", obeyed(
        {"cameraConfig": {"captureResolution": "1080p"}}, "maximumSide", 1920)),
    ("outline of what was found", field(PASSPORT, "mrz.quadrilateral")),
    ("unknown keys", refused({"timout": 5}, "timout", "timeout")),
    ("scanFeedbackConfig is walked", refused(
        {"scanFeedbackConfig": {"beepOnResult": 7}}, "scanFeedbackConfig.beepOnResult", "7")),
    ("flashConfig is walked", refused({"flashConfig": "no"}, "flashConfig", "an object")),
    ("keys without effect are named", ignored({"flashConfig": {"mode": "off"}}, "flashConfig.mode")),
    ("barcodeConfig", both(
        field(LICENCE, "barcodes", plugin({"barcodeConfig": {"barcodeFormats": ["PDF_417"]}})),
        refused(plugin({"barcodeConfig": {"barcodeFormats": ["AZTEC"]}}), "AZTEC", "PDF_417"))),
    ("other use cases are refused", refused(plugin({"meterConfig": {}}), "meterConfig")),
]

TRUSTVISION = [
    ("settings as JSON", lambda: config({})[0] == 0),
    ("cardType", both(
        accepted(PASSPORT, True, {"cardType": "passport"}),
        accepted(PASSPORT, False, {"cardType": "vn.national_id"}),
        refused({"cardType": "library"}, "cardType", "library"))),
    ("languageCode", says_in("de", {"languageCode": "de"})),
    ("change of the language", says_in("vi", {"languageCode": "de"}, "--locale", "vi")),
    ("cardSide", obeyed({"cardSide": "back"}, "sides", ["Back"])),
    ("isReadBothSide", obeyed({"isReadBothSide": True}, "sides", ["Front", "Back"])),
    ("gallery pictures", field(PASSPORT, "document.idNumber")),
    ("isEnableScanQr", obeyed({"isEnableScanQr": False}, "methods", ["MRZ", "PDF417"])),
    ("isRequired of a side", obeyed({"frontIdQr": {"isRequired": True}}, "requiredCodes", ["Front"])),
    ("frames with identifiers and metadata", library(
        "frames with identifiers and metadata", "f-1 wide")),
    ("frames that the result rests on", lambda: session(
        PASSPORT, CARD)["frontCardFrameBatchIds"] == [PASSPORT]),
    ("place and bytes of a code", both(
        lambda: get(read(CODE), "barcodes")[0].get("quadrilateral"),
        lambda: get(read(CODE), "barcodes")[0].get("bytes"))),
    ("number for the chip", library("number for the chip", "Z770405")),
    ("code and sentence of an error", error_code(["read", "--json", "nothing.png"], "message")),
    ("cancellation", library("cancellation", "G00000")),
    ("timeout", library("timeout", "T00000")),
    ("picture of a code", cut(CODE, "/barcodes/0")),
]

SELPHID = [
    (f"scanType {name}", obeyed({"scanType": name}, "preselectedDocumentTypes", [kind]))
    for name, kind in [("DTIDCard", "identityCard"), ("DTPassport", "passport"), ("DTVisa", "visa"),
                       ("DTDriversLicense", "driverLicense")]
] + [
    ("scanType DTForeignCard", obeyed({"scanType": "DTForeignCard"}, "isForeignCardWanted", True)),
    ("scanType DTCustom", refused({"scanType": "DTCustom"}, "scanType", "not supported")),
    ("documentModels: layouts of one's own", own_layout),
    ("documentModels of the vendor", refused({"documentModels": "<models/>"}, "documentModels")),
    ("frontDocument", cut(FRONT, "front")),
    ("scanSide", obeyed({"scanSide": "DSFront"}, "sides", ["Front"])),
    ("scanMode SMGeneric", ignored(
        {"scanMode": "SMGeneric", "specificData": "ES|<ALL>"}, "specificData")),
    ("scanMode SMSearch, white list", both(
        accepted(PASSPORT, True, {"scanMode": "SMSearch", "specificData": ["ES|<ALL>", "KH|<ALL>"]}),
        accepted(PASSPORT, False, {"scanMode": "SMSearch", "specificData": ["ES|<ALL>"]}))),
    ("black list", accepted(PASSPORT, False, {"blackList": ["KH|passport"]})),
    ("scanMode SMSpecific", refused({"scanMode": "SMSpecific"}, "specificData")),
    ("specificData with a model", accepted(PASSPORT, True, {"specificData": "KH|MRP"})),
    ("wizardMode", obeyed({"wizardMode": True}, "sides", ["Front", "Back"])),
    ("Locale", says_in("fr", {"locale": "fr_CA"})),
    ("previous capture data", resumed),
    ("timeout by name", obeyed({"timeout": "TLong"}, "timeout", 25)),
    ("version", lambda: run(["--version"])[1].startswith("docread ")),
    ("events: time, type, info", library(
        "events: time, type, info", "1 ", "9 ", "!")),
    ("documentCaptured", lambda: session(PASSPORT, PASSPORT).get("documentCaptured") == "MRP"),
    ("countryCaptured", field(PASSPORT, "document.issuingCountry")),
    ("documentTypeCaptured", value(PASSPORT, "document.documentType", "passport")),
    ("matchingSidesScore", lambda: session(CODE, CODE).get("matchingSidesScore") == 1),
    ("matchingFrontScore", library("matchingFrontScore", "0.94")),
    ("matchingBackScore", library("matchingBackScore", "0.94")),
    ("captureProgress", lambda: session(PASSPORT, PASSPORT).get("captureProgress") is not None),
    ("timeoutDiagnostic", library("timeoutDiagnostic", "nothing was found")),
    ("source keys", field(PASSPORT, "ocrResults.Front/MRZ/DocumentNumber")),
    ("side of a code on the front", field(CODE, "ocrResults.Front/Barcode/DocumentNumber")),
    ("key DocumentCaptured", lambda: session(PASSPORT, PASSPORT)["ocrResults"]["DocumentCaptured"]),
    ("key MatchingSidesScore", lambda: session(CODE, CODE)["ocrResults"]["MatchingSidesScore"]),
] + [
    (f"key {name}", field(picture, f"ocrResults.{name}"))
    for name, picture in [
        ("FirstName", PASSPORT), ("LastName", PASSPORT), ("DateOfBirth", PASSPORT),
        ("Gender", PASSPORT), ("DocumentNumber", PASSPORT), ("DateOfExpiry", PASSPORT),
        ("Issuer", PASSPORT), ("Nationality", PASSPORT), ("Address", LICENCE),
        ("DateofIssue", LICENCE)]
]

JUMIO = [
    (name, field(picture, f"document.{name}"))
    for name, picture in [
        ("documentType", PASSPORT), ("idNumber", PASSPORT), ("personalNumber", PASSPORT),
        ("issuingDate", LICENCE), ("expiryDate", PASSPORT), ("issuingCountry", PASSPORT),
        ("lastName", PASSPORT), ("firstName", PASSPORT), ("dob", PASSPORT), ("gender", PASSPORT),
        ("originatingCountry", PASSPORT), ("addressLine", LICENCE), ("subdivision", LICENCE),
        ("postCode", LICENCE), ("extractionMethod", LICENCE)]
] + [
    ("format and lines of the zone", both(
        value(PASSPORT, "mrz.format", "MRP"), field(PASSPORT, "mrz.lines"))),
] + [
    (name, value(PASSPORT, f"mrz.{name}", True))
    for name in ("idNumberValid", "dobValid", "expiryDateValid", "personalNumberValid",
                 "compositeValid")
] + [
    ("preselectedCountry", obeyed({"preselectedCountry": "at"}, "preselectedCountry", "AUT")),
    ("preselectedDocumentTypes", accepted(PASSPORT, False, {"preselectedDocumentTypes": ["visa"]})),
    ("preselectedDocumentVariant", both(
        accepted(PASSPORT, True, {"preselectedDocumentVariant": "paper"}),
        accepted(PASSPORT, False, {"preselectedDocumentVariant": "plastic"}))),
    ("customerInternalReference", value(
        PASSPORT, "reference", "case 7", {"customerInternalReference": "case 7"})),
    ("reportingCriteria", value(PASSPORT, "reference", "desk", {"reportingCriteria": "desk"})),
    ("customerId", value(PASSPORT, "reference", "u-2", {"customerId": "u-2"})),
    ("picture that cannot be opened", error_code(["read", "--json", "nothing.png"], "H1")),
    ("required side", error_code(["session", CARD, "nothing.png"], "H1")),
    ("frontImage", cut(PASSPORT, "front")),
    ("extraction method OCR", value(
        FRONT, "document.extractionMethod", "OCR", printed("idFront"))),
    ("extraction method BARCODE_OCR", both(
        value(CODED, "document.extractionMethod", "BARCODE_OCR", {"methods": ["PDF417", "PRINT"]}),
        value(CODED, "document.extractionMethod", "BARCODE", {"methods": ["PDF417"]}))),
    ("scan modes MRZ and Barcode", obeyed({"methods": ["PDF417"]}, "methods", ["PDF417"])),
    ("sides and steps", lambda: session(PASSPORT, BARE)["captureProgress"] == 3),
    ("blur hint", says(BLURRED, "TOO_BLURRED")),
    ("verification needs a network", refused({"enableVerification": True}, "enableVerification")),
]


def main():
    failed = 0
    for kit, rows in [("MobbScan", MOBBSCAN), ("Anyline", ANYLINE), ("TrustVision", TRUSTVISION),
                      ("SelphID", SELPHID), ("Jumio", JUMIO)]:
        for name, check in rows:
            try:
                works = bool(check())
            except (KeyError, IndexError, TypeError, ValueError) as error:
                works, name = False, f"{name} ({error!r})"
            failed += not works
            print(f"{kit:12} {'works' if works else 'FAILS':6} {name}", flush=True)
    print(f"{failed} of {sum(map(len, (MOBBSCAN, ANYLINE, TRUSTVISION, SELPHID, JUMIO)))} fail")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
