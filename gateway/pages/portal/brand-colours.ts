type Rgb = [red: number, green: number, blue: number];

/** Minimum contrast of text and of control parts (WCAG 2.2 AA). */
const [TEXT, CONTROL] = [4.5, 3];
const [BLACK, WHITE]: [Rgb, Rgb] = [
  [0, 0, 0],
  [255, 255, 255],
];
/** `--soft` in `portal.css`, light and dark: the surfaces with the least contrast to text. */
const SOFT: Rgb = [0xec, 0xed, 0xef];
const SOFT_DARK: Rgb = [0x2a, 0x2e, 0x33];

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Darkens or lightens a colour in small steps until its contrast with another is at least `least`. */
function movedTo(goal: Rgb, colour: Rgb, against: Rgb, least: number): Rgb {
  let moved = colour;
  for (let step = 1; step <= 50 && contrast(moved, against) < least; step += 1)
    moved = colour.map((part, n) => Math.round(part + ((goal[n]! - part) * step) / 50)) as Rgb;
  return moved;
}

/** A button's colours: white text on the colour, darkened if necessary, or black text on a light colour. */
function buttonOf(colour: Rgb): { fill: Rgb; onFill: Rgb } {
  if (contrast(colour, WHITE) < CONTROL) return { fill: colour, onFill: BLACK };
  return { fill: movedTo(BLACK, colour, WHITE, TEXT), onFill: WHITE };
}

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;

const write = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The portal's colours in one scheme: links and marks, and buttons with their text. */
export interface BrandColours {
  accent: string;
  fill: string;
  onFill: string;
}

/** Readable portal colours derived from a brand colour (`#rrggbb`), for the light and the dark scheme. */
export function brandColours(hex: string): { light: BrandColours; dark: BrandColours } {
  const colour = parse(hex);
  const light = buttonOf(colour);
  const accent = movedTo(WHITE, colour, SOFT_DARK, TEXT);
  const isSeen = contrast(light.fill, SOFT_DARK) >= CONTROL;
  const dark = isSeen ? light : { fill: accent, onFill: BLACK };
  return {
    light: { accent: write(movedTo(BLACK, colour, SOFT, TEXT)), fill: write(light.fill), onFill: write(light.onFill) },
    dark: { accent: write(accent), fill: write(dark.fill), onFill: write(dark.onFill) },
  };
}
