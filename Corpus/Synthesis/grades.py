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


GRADES = {
    grade.name: grade
    for grade in (
        Grade("g1", "like a scan", (14, 30), (3.6, 4.4), 3, 0.15, 2, (0.3, 0.7), (0, 0), 0.0, (0.85, 1.0), 0.15,
              (0.8, 2.0), 0.0, 0.0, 0.0, 0.25, (86, 92)),
        Grade("g2", "a careful photograph", (12, 22), (3.0, 3.8), 10, 0.25, 4, (0.4, 0.9), (0.5, 1.5), 0.2, (0.7, 1.0), 0.3,
              (1.2, 3.0), 0.15, 0.1, 0.15, 0.5, (80, 88)),
        Grade("g3", "a phone's video in a room", (10, 15), (2.7, 3.3), 16, 0.3, 7, (0.5, 1.1), (0.8, 2.2), 0.35, (0.5, 0.9), 0.45,
              (2.0, 5.0), 0.3, 0.2, 0.3, 0.8, (72, 82)),
        Grade("g4", "in haste, in bad light", (8.2, 11), (2.4, 3.0), 22, 0.3, 11, (0.55, 1.05), (0.8, 2.4), 0.45, (0.32, 0.62), 0.6,
              (3.0, 6.0), 0.4, 0.25, 0.4, 0.9, (66, 78)),
        Grade("g5", "barely readable", (6.2, 8.2), (2.0, 2.5), 26, 0.3, 14, (0.55, 1.05), (1.0, 2.4), 0.5, (0.22, 0.42), 0.6,
              (3.2, 6.0), 0.45, 0.3, 0.45, 0.9, (60, 74)),
    )
}
