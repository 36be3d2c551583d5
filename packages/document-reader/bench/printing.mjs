import { ocrB, sans, textPath } from './outlines.mjs';

/** How an MRZ is usually printed in the training data: black, evenly, on light waves. */
export function usualPrint(random) {
  const ink = random.of(['#111', '#1a1a1a', '#222', '#2b2b30']);
  const weight = random.chance(0.5) ? random.between(0, 0.03) : 0;
  return { font: ocrB, pitch: 1, size: random.between(0.93, 1.03), ink, weight, under: () => '', over: () => '' };
}

const tint = (random, red, green, blue, swing) =>
  `rgb(${[red, green, blue].map((part) => Math.round(part + random.between(-swing, swing))).join(',')})`;

/** Dark blue, dark red, brown, green and grey, as on visas and older passports. */
const INKS = [[15, 20, 30], [25, 35, 110], [110, 25, 35], [80, 55, 35], [25, 70, 45], [75, 75, 80]]; // prettier-ignore

/** Fine rosettes of one tone within an area. */
export function rosettes(random, { x, y, width, height }, tone) {
  const [turns, petals] = [random.between(20, 60), random.between(3, 9)];
  const [cx, cy, r] = [x + width * random.next(), y + height * random.next(), height * random.between(0.6, 2)];
  const points = Array.from({ length: 700 }, (_, at) => {
    const angle = (at / 700) * turns * 6.283;
    const far = r * (0.55 + 0.45 * Math.sin((petals * angle) / turns + angle * 0.37));
    return `${(cx + far * 2 * Math.cos(angle)).toFixed(1)} ${(cy + far * Math.sin(angle)).toFixed(1)}`;
  });
  const thick = random.between(0.7, 2.2).toFixed(1);
  return `<path d="M${points.join('L')}" fill="none" stroke="${tone}" stroke-width="${thick}"/>`;
}

/** Letters of the page's pattern, large and pale, behind the MRZ. */
const words = (random, { x, y, width, height }) =>
  textPath(sans, random.of(['UTOPIA', 'SPECIMEN', 'VISA', 'REPUBLIC']), {
    x: x + width * random.between(0, 0.4),
    y: y + height * random.between(0.3, 1.1),
    size: height * random.between(0.5, 1.3),
    colour: tint(random, 205, 195, 205, 25),
  });

/** Areas without ink: lines of a worn print head across the MRZ, and specks; `pitch` in the drawing's units. */
export function gaps(random, { x, y, width, height }, ground, pitch, most = { lines: 5, specks: 140 }) {
  const size = (low, high) => (pitch * random.between(low, high)).toFixed(1);
  const line = () =>
    `<path d="M${x} ${(y + height * random.next()).toFixed(1)}h${width}" stroke="${ground}" stroke-width="${size(0.018, 0.055)}"/>`;
  const speck = () =>
    `<circle cx="${(x + width * random.next()).toFixed(1)}" cy="${(y + height * random.next()).toFixed(1)}" r="${size(0.024, 0.09)}" fill="${ground}"/>`;
  return [
    ...Array.from({ length: random.below(most.lines) }, line),
    ...Array.from({ length: random.below(most.specks) }, speck),
  ].join('');
}

/** A pale light reflection across part of the MRZ, as on laminates. */
function laminate(random, { x, y, width, height }) {
  if (random.chance(0.6)) return '';
  const at = x + width * random.next();
  return `<path d="M${at} ${y - height}l${height * 2} ${height * 3}h${height}l${-height * 2} ${-height * 3}z" fill="#fff" opacity="${random.between(0.1, 0.4).toFixed(2)}"/>`;
}

/** An MRZ in another print: other pitch and size, coloured ink with gaps, patterns under it and light over it. */
export function otherPrint(random, font = ocrB) {
  return {
    font,
    pitch: random.between(0.97, 1.03),
    size: random.between(0.86, 1.06),
    ink: tint(random, ...random.of(INKS), 15),
    weight: random.chance(0.6) ? random.between(0, 0.045) : 0,
    thin: random.chance(0.35),
    under: (place) =>
      (random.chance(0.6) ? rosettes(random, place, tint(random, 165, 165, 165, 45)) : '') +
      (random.chance(0.3) ? words(random, place) : ''),
    over: (place, ground, pitch) =>
      (random.chance(0.5) ? gaps(random, place, ground, pitch) : '') + laminate(random, place),
  };
}
