import { readFileSync } from 'node:fs';

/** The start of each table of a TrueType file. */
function tablesOf(file) {
  const tables = {};
  for (let at = 12; at < 12 + 16 * file.readUInt16BE(4); at += 16)
    tables[file.toString('latin1', at, at + 4)] = file.readUInt32BE(at + 8);
  return tables;
}

/** Glyph numbers by character code, from the table of format 4. */
function characterMap(file, start) {
  const map = new Map();
  for (let at = start + 4, left = file.readUInt16BE(start + 2); left > 0; at += 8, left--) {
    const table = start + file.readUInt32BE(at + 4);
    if (file.readUInt16BE(table) !== 4) continue;
    const size = file.readUInt16BE(table + 6);
    for (let segment = 0; segment < size; segment += 2) {
      const end = file.readUInt16BE(table + 14 + segment);
      const first = file.readUInt16BE(table + 16 + size + segment);
      const delta = file.readUInt16BE(table + 16 + 2 * size + segment);
      const where = table + 16 + 3 * size + segment;
      const offset = file.readUInt16BE(where);
      for (let code = first; code <= end && code < 0xffff; code++) {
        const glyph = offset === 0 ? code : file.readUInt16BE(where + offset + 2 * (code - first));
        if (offset === 0 || glyph !== 0) map.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return map;
}

/** Flags of all points of a glyph: repeated flags are stored once with a count. */
function flagsOf(file, at, count) {
  const flags = [];
  while (flags.length < count) {
    const flag = file[at++];
    flags.push(flag);
    if (flag & 8) for (let times = file[at++]; times > 0; times--) flags.push(flag);
  }
  return { flags, at };
}

function coordinates(file, at, flags, short, same) {
  let value = 0;
  const values = flags.map((flag) => {
    if (flag & short) value += flag & same ? file[at++] : -file[at++];
    else if (!(flag & same)) {
      value += file.readInt16BE(at);
      at += 2;
    }
    return value;
  });
  return { values, at };
}

/** Points of one contour as SVG: quadratic curves, with the points that the format omits added. */
function contourPath(points) {
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });
  const whole = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length];
    return point.on || next.on ? [point] : [point, middle(point, next)];
  });
  const first = whole.findIndex(({ on }) => on);
  const turned = [...whole.slice(first), ...whole.slice(0, first), whole[first]];
  let path = `M${turned[0].x} ${turned[0].y}`;
  for (let at = 1; at < turned.length; at++) {
    if (turned[at].on) path += `L${turned[at].x} ${turned[at].y}`;
    else path += `Q${turned[at].x} ${turned[at].y} ${turned[++at].x} ${turned[at].y}`;
  }
  return `${path}Z`;
}

function simpleGlyph(file, start, contours) {
  const ends = Array.from({ length: contours }, (_, index) => file.readUInt16BE(start + 10 + 2 * index));
  const count = ends.at(-1) + 1;
  const afterCode = start + 12 + 2 * contours + file.readUInt16BE(start + 10 + 2 * contours);
  const { flags, at } = flagsOf(file, afterCode, count);
  const across = coordinates(file, at, flags, 2, 16);
  const up = coordinates(file, across.at, flags, 4, 32);
  const points = flags.map((flag, index) => ({ x: across.values[index], y: -up.values[index], on: (flag & 1) === 1 }));
  return ends.map((end, index) => contourPath(points.slice(index ? ends[index - 1] + 1 : 0, end + 1))).join('');
}

/** A TrueType font that renders texts as SVG paths: the result does not depend on the fonts of a machine. */
export function fontFrom(where) {
  const file = readFileSync(where);
  const tables = tablesOf(file);
  const map = characterMap(file, tables.cmap);
  const unitsPerEm = file.readUInt16BE(tables.head + 18);
  const long = file.readInt16BE(tables.head + 50) === 1;
  const metrics = file.readUInt16BE(tables.hhea + 34);
  const place = (glyph) =>
    tables.glyf + (long ? file.readUInt32BE(tables.loca + 4 * glyph) : 2 * file.readUInt16BE(tables.loca + 2 * glyph));
  const glyphOf = (character) => map.get(character.codePointAt(0)) ?? 0;
  return {
    unitsPerEm,
    advance: (character) => file.readUInt16BE(tables.hmtx + 4 * Math.min(glyphOf(character), metrics - 1)),
    /** Outline of one character in font units, y downwards; empty for a space and for composite glyphs. */
    outline(character) {
      const glyph = glyphOf(character);
      if (place(glyph) === place(glyph + 1)) return '';
      const contours = file.readInt16BE(place(glyph));
      return contours > 0 ? simpleGlyph(file, place(glyph), contours) : '';
    },
  };
}

const fontOf = (path) => fontFrom(new URL(`../../../node_modules/${path}`, import.meta.url));

export const ocrB = fontOf('bwip-js/fonts/OCRB7.ttf');
const dejavu = (name) => fontOf(`dejavu-fonts-ttf/ttf/${name}.ttf`);
export const sans = dejavu('DejaVuSans');
export const bold = dejavu('DejaVuSans-Bold');
export const mono = dejavu('DejaVuSansMono');

/**
 * A text as SVG. `size` is the em in units of the drawing, `pitch` a fixed advance if given, `weight` widens the
 * strokes by that share of the em, or narrows them if `edge` is the background colour; `wide` and `lean` distort the
 * shapes.
 */
export function textPath(
  font,
  text,
  { x, y, size, pitch, colour = '#111', weight = 0, wide = 1, lean = 0, edge = colour },
) {
  const scale = size / font.unitsPerEm;
  let at = x;
  let drawn = '';
  for (const character of text) {
    const advance = font.advance(character) * scale * wide;
    const left = pitch ? at + (pitch - advance) / 2 : at;
    const matrix = [scale * wide, 0, lean * scale, scale, left, y].map((part) => part.toFixed(5)).join(' ');
    drawn += `<path transform="matrix(${matrix})" d="${font.outline(character)}"/>`;
    at += pitch ?? advance;
  }
  const stroke = weight > 0 ? ` stroke="${edge}" stroke-width="${(weight * font.unitsPerEm).toFixed(0)}"` : '';
  return `<g fill="${colour}"${stroke}>${drawn}</g>`;
}
