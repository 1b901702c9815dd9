"""Every theme can be read by everybody: contrast of texts and outlines, premium squares told apart by all eyes.

Contrast is that of WCAG 2.2, colour blindness is simulated after Machado, Oliveira and Fernandes 2009 (full severity),
differences are CIEDE2000 after Sharma, Wu and Dalal 2005.
"""

import math
import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

THEMES = sorted((Path(__file__).resolve().parents[1] / "resources" / "themes").glob("*.toml"))

PAGE = ["window", "panel", "panel2"]
PREMIUMS = ["dl", "tl", "dw", "tw"]
SEATS = ["p1", "p2", "p3", "p4"]
ROLES = {
    *(*PAGE, "line", "text", "muted", "accent", "on_accent", "button", "button_text", "danger", "on_danger", "good"),
    *("focus", "focus_gap", "board", "grid", "plain", *PREMIUMS, *(f"{kind}_label" for kind in PREMIUMS), "star"),
    *(
        "tile",
        "tile_edge",
        "letter",
        "value",
        "blank",
        "draft",
        "draft_edge",
        "last",
        *SEATS,
        "rack_wood",
        "rack_groove",
    ),
}

CONTRASTS = [  # what is seen, on what, the least contrast
    *((text, page, 4.5) for text in ("text", "muted") for page in PAGE),
    *((text, "panel", 4.5) for text in ("danger", "good", "accent", *SEATS)),
    *((seat, "window", 3) for seat in SEATS),
    *((text, "button", 4.5) for text in ("button_text", "muted")),
    ("on_accent", "accent", 4.5),
    ("on_danger", "danger", 4.5),
    *((f"{kind}_label", kind, 4.5) for kind in PREMIUMS),
    ("star", "dw", 4.5),
    *(("letter", face, 7) for face in ("tile", "draft")),
    *((text, face, 4.5) for text in ("value", "blank") for face in ("tile", "draft")),
    ("last", "tile", 3),
    ("draft_edge", "draft", 3),
    ("focus", "focus_gap", 3),
]
RING_GROUNDS = [*PAGE, "board", "plain", *PREMIUMS, "tile", "draft", "accent"]
BETWEEN_PREMIUMS, PREMIUM_TO_PLAIN = 15, 10

EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


# --- colour


def channels(colour):
    """Red, green and blue of ``#RRGGBB``, 0 to 1, as stored."""
    return tuple(int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))


def light(stored):
    """The amount of light that stored channels stand for."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in stored)


def times(matrix, vector):
    return tuple(math.fsum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)


def luminance(stored):
    return times(((0.2126, 0.7152, 0.0722),), light(stored))[0]


def contrast(one, two):
    """The contrast ratio of two stored colours, 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(two)))
    return (bright + 0.05) / (dark + 0.05)


def over(front, opacity, back):
    """What is seen of a stored colour painted with some opacity over another."""
    return tuple(opacity * f + (1 - opacity) * b for f, b in zip(front, back, strict=True))


def lab(stored, eye="all colours"):
    """CIE L*a*b* (D65) of a stored colour as an eye sees it."""
    seen = tuple(min(1.0, max(0.0, c)) for c in times(EYES[eye], light(stored)))
    ratios = (value / white for value, white in zip(times(TO_XYZ, seen), WHITE, strict=True))
    x, y, z = (r ** (1 / 3) if r > (6 / 29) ** 3 else r * (29 / 6) ** 2 / 3 + 4 / 29 for r in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one, two):
    """The CIEDE2000 difference of two colours in L*a*b*; 1 is just noticeable side by side."""
    chroma = (math.hypot(*one[1:]) + math.hypot(*two[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    c1, c2 = (math.hypot(stretch * a, b) for _, a, b in (one, two))
    h1, h2 = (math.degrees(math.atan2(b, stretch * a)) % 360 for _, a, b in (one, two))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    l_mean, c_mean = (one[0] + two[0]) / 2, (c1 + c2) / 2

    def wave(factor, times_hue, shift):
        return factor * math.cos(math.radians(times_hue * hue + shift))

    t = 1 + wave(-0.17, 1, -30) + wave(0.24, 2, 0) + wave(0.32, 3, 6) + wave(-0.20, 4, -63)
    lightness = (two[0] - one[0]) / (1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2))
    colourful = (c2 - c1) / (1 + 0.045 * c_mean)
    hued = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * c_mean * t)
    bend = math.radians(60 * math.exp(-(((hue % 360 - 275) / 25) ** 2)))
    twist = -2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7)) * math.sin(bend)
    return math.sqrt(lightness**2 + colourful**2 + hued**2 + twist * colourful * hued)


# --- the rules of a theme


def faults(theme):
    """Everything that is wrong with a theme, a line each."""
    found = [] if theme.get("name") else ["no name"]
    colours = theme.get("colours", {})
    found += [f"no role {role}" for role in sorted(ROLES - colours.keys())]
    found += [f"unknown role {role}" for role in sorted(colours.keys() - ROLES)]
    found += [f"{role} is no colour" for role, value in colours.items() if not re.fullmatch("#[0-9A-F]{6}", str(value))]
    if found:
        return found
    stored = {role: channels(value) for role, value in colours.items()}
    kind = "light" if luminance(stored["window"]) > luminance(stored["text"]) else "dark"
    if theme.get("kind") != kind:
        found.append(f"kind should be {kind}")
    return found + contrast_faults(stored) + premium_faults(stored)


def contrast_faults(stored):
    found = [
        f"{front} on {back}: {ratio:.2f} < {least}"
        for front, back, least in CONTRASTS
        if (ratio := contrast(stored[front], stored[back])) < least
    ]
    for ground in RING_GROUNDS:  # a ring of two colours is seen where one of them is
        ratio = max(contrast(stored[ring], stored[ground]) for ring in ("focus", "focus_gap"))
        if ratio < 3:
            found.append(f"focus ring on {ground}: {ratio:.2f} < 3")
    white = (1.0, 1.0, 1.0)
    middle = over(white, 0.07, stored["board"])  # the cloth is brightest there
    ratio = contrast(over(white, 0.74, middle), middle)
    if ratio < 4.5:
        found.append(f"white on board: {ratio:.2f} < 4.5")
    return found


def premium_faults(stored):
    found = []
    for eye in EYES:
        seen = {kind: lab(stored[kind], eye) for kind in (*PREMIUMS, "plain")}
        pairs = [(one, two, BETWEEN_PREMIUMS) for one, two in combinations(PREMIUMS, 2)]
        pairs += [(kind, "plain", PREMIUM_TO_PLAIN) for kind in PREMIUMS]
        for one, two, least in pairs:
            distance = difference(seen[one], seen[two])
            if distance < least:
                found.append(f"{one} and {two}, {eye}: {distance:.1f} < {least}")
    return found


# --- the tests


@pytest.mark.parametrize("path", THEMES, ids=lambda path: path.stem)
def test_a_theme_keeps_every_rule(path):
    assert faults(tomllib.loads(path.read_text(encoding="utf-8"))) == []


def test_there_is_a_theme_for_the_day_and_one_for_the_night():
    kinds = {tomllib.loads(path.read_text(encoding="utf-8"))["kind"] for path in THEMES}
    assert kinds == {"light", "dark"}


@pytest.mark.parametrize(
    ("role", "colour", "fault"),
    [
        ("muted", "#9A8D7D", "muted on panel2"),
        ("letter", "#8A7D60", "letter on tile"),
        ("dw_label", "#FFFFFF", "dw_label on dw"),
        ("draft_edge", "#FFE6BA", "draft_edge on draft"),
        ("focus", "#F0F0F0", "focus on focus_gap"),
        ("focus_gap", "#1550B8", "focus ring on board"),
        ("board", "#9EBBB4", "white on board"),
        ("tl", "#88C2E5", "dl and tl, all colours"),
        ("tw", "#784860", "tl and tw, no red"),
        ("tw", "#480078", "tl and tw, no green"),
        ("tw", "#006018", "tl and tw, no blue"),
        ("dl", "#E2E6D8", "dl and plain, no red"),
        ("window", "#101010", "kind should be dark"),
        ("tile", "papayawhip", "tile is no colour"),
        ("tile", 0xF8E3B3, "tile is no colour"),
        ("papaya", "#FFEFD5", "unknown role papaya"),
    ],
)
def test_a_bad_colour_is_found(role, colour, fault):
    theme = tomllib.loads(next(path for path in THEMES if path.stem == "classic").read_text(encoding="utf-8"))
    theme["colours"][role] = colour
    assert any(line.startswith(fault) for line in faults(theme)), faults(theme)


@pytest.mark.parametrize("role", sorted(ROLES))
def test_a_missing_role_is_found(role):
    theme = tomllib.loads(THEMES[0].read_text(encoding="utf-8"))
    del theme["colours"][role]
    assert faults(theme) == [f"no role {role}"]


def test_a_theme_of_one_grey_breaks_every_rule_of_colour():
    grey = {"name": "Grey", "kind": "dark", "colours": dict.fromkeys(ROLES, "#808080")}
    ring, kind, white = len(RING_GROUNDS), 0, 1
    premiums = len(EYES) * (6 + 4)
    assert len(faults(grey)) == len(CONTRASTS) + ring + kind + white + premiums


# --- the formulas, against published values


def test_contrast_is_that_of_the_standard():
    assert contrast(channels("#000000"), channels("#FFFFFF")) == pytest.approx(21)
    assert contrast(channels("#777777"), channels("#FFFFFF")) == pytest.approx(4.48, abs=0.005)
    assert contrast(channels("#808080"), channels("#808080")) == 1


@pytest.mark.parametrize(
    ("one", "two", "published"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_the_published_ones(one, two, published):
    assert difference(one, two) == pytest.approx(published, abs=0.00005)
    assert difference(two, one) == pytest.approx(published, abs=0.00005)


def test_white_black_and_red_lie_where_they_should():
    assert lab(channels("#FFFFFF")) == pytest.approx((100, 0, 0), abs=0.01)
    assert lab(channels("#000000")) == pytest.approx((0, 0, 0), abs=0.01)
    assert lab(channels("#FF0000")) == pytest.approx((53.24, 80.09, 67.20), abs=0.02)


@pytest.mark.parametrize("eye", EYES)
def test_grey_stays_grey_for_every_eye(eye):
    assert lab(channels("#808080"), eye) == pytest.approx(lab(channels("#808080")), abs=0.05)
