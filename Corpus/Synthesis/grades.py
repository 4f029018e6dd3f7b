#!/usr/bin/python3
"""THE table of the five grades; the camera and Corpus/README.md both read it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Grade:
    """Ranges from which a frame's parameters are drawn evenly. Lengths in pixels of the frame."""

    name: str
    words: str
    character: tuple[float, float]  # pitch of the zone's characters
    module: tuple[float, float]  # width of a bar code's module
    tilt: float  # degrees of perspective, at most
    free_turn: float  # share of frames turned by any angle; half as many by a quarter or half turn
    lean: float  # degrees by which the others lean
    blur: tuple[float, float]  # Gaussian of lens and focus
    motion: tuple[float, float]  # length of the path
    motion_share: float
    light: tuple[float, float]  # 1 is a page that fills the sensor's range
    uneven: float  # how much darker the darkest corner is, at most
    noise: tuple[float, float]  # standard deviation in grey values at middle grey
    shadow: float  # share with a shadow's edge
    glare: float  # share with a reflection
    curl: float  # share with a bent page
    wear: float  # how hard print and paper are, 0 ... 1
    quality: tuple[int, int]  # of the JPEG


NAMES = ("g1", "g2", "g3", "g4", "g5")
TABLE = {
    "words": (
        "like a scan",
        "a careful photograph",
        "a phone's video in a room",
        "in haste, in bad light",
        "barely readable",
    ),
    "character": ((14, 30), (12, 22), (9.8, 14), (8.0, 10.5), (6.2, 8.2)),
    "module": ((3.6, 4.4), (3.0, 3.8), (2.7, 3.3), (2.4, 3.0), (2.0, 2.5)),
    "tilt": (3, 10, 16, 22, 26),
    "free_turn": (0.15, 0.25, 0.3, 0.3, 0.3),
    "lean": (2, 4, 7, 11, 14),
    "blur": ((0.3, 0.7), (0.4, 0.9), (0.5, 1.15), (0.6, 1.1), (0.55, 1.05)),
    "motion": ((0, 0), (0.5, 1.5), (0.8, 2.2), (0.8, 2.4), (1.0, 2.4)),
    "motion_share": (0.0, 0.2, 0.35, 0.45, 0.5),
    "light": ((0.85, 1.0), (0.7, 1.0), (0.5, 0.9), (0.32, 0.62), (0.22, 0.42)),
    "uneven": (0.15, 0.3, 0.45, 0.6, 0.6),
    "noise": ((0.8, 2.0), (1.2, 3.0), (2.0, 5.0), (3.0, 6.0), (3.2, 6.0)),
    "shadow": (0.0, 0.15, 0.3, 0.4, 0.45),
    "glare": (0.0, 0.1, 0.2, 0.25, 0.3),
    "curl": (0.0, 0.15, 0.3, 0.4, 0.45),
    "wear": (0.25, 0.5, 0.8, 0.9, 0.9),
    "quality": ((74, 84), (70, 80), (66, 78), (60, 72), (55, 70)),
}
GRADES = {
    name: Grade(name=name, **{row: values[index] for row, values in TABLE.items()})
    for index, name in enumerate(NAMES)
}

# Bar codes alone: every picture is bent, and has two of a band of glare, a lost edge and modules of a
# pixel and little more; light and lens are those of a careful hand.
SYMBOLS = {
    "g6": Grade(
        name="g6",
        words="bent, banded, cut or tiny",
        character=(10, 12),
        module=(2.0, 2.8),
        tilt=12,
        free_turn=0.3,
        lean=6,
        blur=(0.4, 0.6),
        motion=(0, 0),
        motion_share=0.0,
        light=(0.6, 0.95),
        uneven=0.3,
        noise=(1.2, 3.0),
        shadow=0.2,
        glare=0.2,
        curl=1.0,
        wear=0.5,
        quality=(70, 84),
    )
}

ROWS = {
    "character": "pixels a character of a zone",
    "module": "pixels a module of PDF417 (QR: 1.25 times)",
    "tilt": "perspective: tilt of the sheet, degrees, up to",
    "lean": "turn in the frame, degrees, up to ±",
    "free_turn": "share turned by any angle (half as many more: a quarter or half turn)",
    "blur": "lens blur, sigma in pixels",
    "motion": "motion blur, pixels",
    "motion_share": "share with motion blur",
    "light": "light (1 fills the sensor's range)",
    "uneven": "fall of light over the frame, up to",
    "noise": "noise at grey value 100, standard deviation",
    "shadow": "share with a shadow's edge",
    "glare": "share with a reflection",
    "curl": "share with a bent page",
    "wear": "damage to print and paper, 0 to 1",
    "quality": "JPEG quality",
}


def markdown() -> str:
    """The table as Corpus/README.md shows it."""
    lines = ["| | " + " | ".join(NAMES) + " |", "|---" * (len(NAMES) + 1) + "|"]
    lines.append("| what it is like | " + " | ".join(TABLE["words"]) + " |")
    for row, words in ROWS.items():
        cells = [
            "–".join("%g" % v for v in c) if isinstance(c, tuple) else "%g" % c for c in TABLE[row]
        ]
        lines.append("| " + words + " | " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(markdown())
