import { ALPHABET, CLASSES, MARGIN, PITCH, STRIP_HEIGHT, WINDOW, cutLine, pyramidOf } from '../modules.mjs';

export const PIXELS = STRIP_HEIGHT * WINDOW;
const SCALE = 36;

/** Buffer for many windows, one byte per pixel. */
export const roomFor = (count) => ({
  pixels: new Int8Array(count * PIXELS),
  labels: new Uint8Array(count),
  filled: 0,
  count,
});

function keep(room, strip, at, label) {
  const from = Math.round(at - WINDOW / 2);
  if (room.filled === room.count || from < 0 || from + WINDOW > strip.width) return;
  const to = room.filled++ * PIXELS;
  room.labels[room.filled - 1] = label;
  for (let y = 0; y < STRIP_HEIGHT; y++)
    for (let x = 0; x < WINDOW; x++)
      room.pixels[to + y * WINDOW + x] = Math.round(SCALE * strip.data[y * strip.width + from + x]);
}

/** A line as the reader would find it: slightly off its true position. */
function shaken(random, { start, end }, pitch, share = 0.09) {
  const off = () => random.normal() * share * pitch * 0.7;
  const both = off();
  return {
    start: { x: start.x, y: start.y + both + off() * 0.5 },
    end: { x: end.x, y: end.y + both + off() * 0.5 },
    sag: off() * 0.4,
  };
}

const NONE = CLASSES - 1;
/** An upside-down character is no character, unless it looks like one then too. */
const SAME_UPSIDE_DOWN = '0HINOSXZ8';
const LIKE_ANOTHER = 'M69W';

/** Upside-down characters of a row. */
function gatherTurned(room, random, levels, text, line) {
  const strip = cutLine(levels, { start: line.end, end: line.start, sag: 0 }, text.length);
  for (let times = 0; times < 8; times++) {
    const index = random.below(text.length);
    if ((SAME_UPSIDE_DOWN + LIKE_ANOTHER).includes(text[text.length - 1 - index])) continue;
    keep(room, strip, (MARGIN + index + 0.5) * PITCH + random.between(-3, 3), NONE);
  }
}

/** The characters of a page as windows, and some between and beside them without a character. */
export function gather(room, random, { image, lines }) {
  const levels = pyramidOf(image, 64);
  for (const { text, line } of lines) {
    const pitch = (line.end.x - line.start.x) / text.length;
    const apart = random.between(0.9, 1.1);
    const wide = text.length * apart;
    const strip = cutLine(levels, shaken(random, line, pitch), wide, apart * random.between(0.84, 1.18));
    for (let index = 0; index < text.length; index++) {
      const centre = (MARGIN + (index + 0.5) * apart) * PITCH;
      keep(room, strip, centre + random.between(-3, 3), ALPHABET.indexOf(text[index]));
      if (random.chance(0.15)) keep(room, strip, centre + PITCH * apart * random.between(0.43, 0.57), NONE);
    }
    if (random.chance(0.35)) gatherTurned(room, random, levels, text, line);
    keep(room, strip, MARGIN * PITCH - 8 - random.between(-1, 5), NONE);
    keep(room, strip, strip.width - MARGIN * PITCH + 8 + random.between(-1, 5), NONE);
    if (random.chance(0.3)) {
      const shift = (random.chance(0.5) ? 1 : -1) * pitch * random.between(0.6, 1.1);
      const beside = {
        start: { ...line.start, y: line.start.y + shift },
        end: { ...line.end, y: line.end.y + shift },
        sag: 0,
      };
      const off = cutLine(levels, beside, text.length);
      for (let times = 0; times < 6; times++) keep(room, off, random.between(20, off.width - 20), NONE);
    }
  }
}

/** One window as network input. */
export function windowInto(room, index, input) {
  const from = index * PIXELS;
  for (let at = 0; at < PIXELS; at++) input[at] = room.pixels[from + at] / SCALE;
}
