import { bold, sans, textPath } from './outlines.mjs';
import { drawn } from './pixels.mjs';
import { usualPrint } from './printing.mjs';
import { alteredZone, zoneOf } from './persons.mjs';

/** Sizes in millimetres: the page or card, its MRZ's left edge, first baseline, line spacing (Doc 9303). */
const FORMATS = {
  TD3: { width: 125, height: 88, left: 6.5, baseline: 75.6, spacing: 6.35, title: 'PASSPORT' },
  TD2: { width: 105, height: 74, left: 6.8, baseline: 61.6, spacing: 6.35, title: 'IDENTITY CARD' },
  IDFRA: { width: 105, height: 74, left: 6.8, baseline: 61.6, spacing: 6.35, title: 'CARTE' },
  TD1: { width: 85.6, height: 54, left: 4.7, baseline: 38.2, spacing: 4.6, title: 'IDENTITY CARD' },
  MRVA: { width: 120, height: 80, left: 4.1, baseline: 67.6, spacing: 6.35, title: 'VISA' },
  MRVB: { width: 105, height: 74, left: 6.8, baseline: 61.6, spacing: 6.35, title: 'VISA' },
};
/** Pixels per millimetre in the drawing. */
export const DENSITY = 13;
const PITCH = 2.54;

export const rgb = (random, low, high) =>
  `rgb(${[0, 1, 2].map(() => Math.round(random.between(low, high))).join(',')})`;

/** Fine waves in two tints over the whole document, the MRZ included. */
export function waves(random, width, height) {
  const bundle = (tone) => {
    const [gap, swing, length] = [random.between(6, 16), random.between(4, 40), random.between(30, 220)];
    let path = '';
    for (let y = -40; y < height + 40; y += gap) {
      path += `M0 ${y.toFixed(0)}`;
      for (let x = 20; x <= width; x += 20) path += `L${x} ${(y + swing * Math.sin(x / length + y / 90)).toFixed(1)}`;
    }
    return `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${random.between(0.8, 2).toFixed(1)}"/>`;
  };
  return bundle(rgb(random, 150, 225)) + bundle(rgb(random, 160, 230));
}

/** A drawn head and shoulders as the portrait. */
export function portrait(random, x, y, width, height) {
  const [skin, hair, cloth] = [rgb(random, 120, 230), rgb(random, 20, 120), rgb(random, 30, 160)];
  const [cx, cy, r] = [x + width / 2, y + height * 0.42, width * 0.27];
  const eye = (side) => `<circle cx="${cx + side * r * 0.42}" cy="${cy - r * 0.1}" r="${r * 0.1}" fill="#222"/>`;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${rgb(random, 190, 235)}"/>
    <ellipse cx="${cx}" cy="${y + height}" rx="${width * 0.46}" ry="${height * 0.27}" fill="${cloth}"/>
    <ellipse cx="${cx}" cy="${cy - r * 0.2}" rx="${r * 1.1}" ry="${r * 1.3}" fill="${hair}"/>
    <ellipse cx="${cx}" cy="${cy + r * 0.15}" rx="${r * 0.92}" ry="${r * 1.2}" fill="${skin}"/>
    ${eye(-1)}${eye(1)}<path d="M${cx - r * 0.3} ${cy + r * 0.75}q${r * 0.3} ${r * 0.2} ${r * 0.6} 0" fill="none" stroke="#722" stroke-width="${r * 0.07}"/></svg>`;
}

/** Labels and values beside the portrait. */
function visualZone(person, left, top, step, size) {
  const rows = [
    ['Surname', person.lastName],
    ['Given names', person.firstName],
    ['Nationality', person.nationality.replaceAll('<', '')],
    ['Date of birth', person.birth.iso],
    ['Document No.', person.number],
    ['Date of expiry', person.expiry.iso],
  ];
  return rows
    .map(([label, value], row) => {
      const y = top + row * step;
      const small = textPath(sans, label, { x: left, y, size: size * 0.55, colour: '#446' });
      return small + textPath(bold, value, { x: left, y: y + size * 0.95, size, colour: '#222' });
    })
    .join('');
}

/** The rows of an MRZ as printed, with the layers under and over them. */
function zoneDrawing(lines, { left, baseline, spacing }, print, ground) {
  const pitch = PITCH * DENSITY * print.pitch;
  const natural = print.font.advance('A') / print.font.unitsPerEm;
  const size = (PITCH * DENSITY * print.size) / natural;
  const [x, y] = [left * DENSITY, (baseline - spacing) * DENSITY];
  const place = { x, y, width: lines[0].length * pitch, height: (lines.length + 0.5) * spacing * DENSITY };
  const look = { size, pitch, colour: print.ink, weight: print.weight, ...(print.thin && { edge: ground }) };
  const rows = lines.map((line, row) =>
    textPath(print.font, line, { x, y: (baseline + row * spacing) * DENSITY, ...look }),
  );
  return print.under(place) + rows.join('') + print.over(place, ground, pitch);
}

/**
 * The drawing of a document for this person, and the lines of its MRZ. `printed`: the person printed beside the MRZ;
 * `alter` (`digit` or `birth`): the changed part of the MRZ.
 */
export async function specimenOf(random, person, format, { printed = person, printOf = usualPrint, alter } = {}) {
  const { width, height, title, ...zonePlace } = FORMATS[format];
  const [w, h] = [Math.round(width * DENSITY), Math.round(height * DENSITY)];
  const lines = alter ? alteredZone(zoneOf[format](person), format, alter) : zoneOf[format](person);
  const print = printOf(random);
  const back = format === 'TD1';
  const face = back ? '' : portrait(random, w * 0.05, h * 0.18, w * 0.28, h * 0.5);
  const rows = back
    ? textPath(sans, 'Issued by the harbour office of Utopia', { x: w * 0.06, y: h * 0.2, size: 30, colour: '#334' }) +
      textPath(sans, `Residence ${person.lastName} Street 12`, { x: w * 0.06, y: h * 0.36, size: 26, colour: '#334' })
    : visualZone(printed, w * 0.38, h * 0.22, h * 0.077, h * 0.034);
  const head = textPath(bold, `UTOPIA  ${title}`, { x: w * 0.05, y: h * 0.1, size: h * 0.05, colour: '#335' });
  const ground = rgb(random, 205, 245);
  const under = `<rect width="${w}" height="${h}" fill="${ground}"/>${waves(random, w, h)}${head}${face}${rows}`;
  const zone = zoneDrawing(lines, zonePlace, print, ground);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${under}${zone}</svg>`;
  return { picture: await drawn(svg), lines, person, format };
}
