import { isColourless, isOfScreen, readImage } from './modules.mjs';
import { inventPerson } from './persons.mjs';
import { LEVELS, photographOf } from './photograph.mjs';
import { pixelsOf } from './pixels.mjs';
import { randomOf } from './random.mjs';
import { specimenOf } from './specimen.mjs';
import { licenceFrontOf } from './licence-front.mjs';

/** Subpixel layout: points per screen pixel and axis, with a stripe of two for each colour, and a dark row. */
const POINTS = 6;
/** White on a screen consists of all three stripes, so that each is brighter than the paper it represents. */
const GLOW = 2.6;

/** Renders the image on a screen of this many pixels across, so close that its RGB stripes are visible. */
export function shownOnScreen(picture, columns) {
  const { width, height, data } = picture;
  const rows = Math.round((columns * height) / width);
  const [wide, high] = [columns * POINTS, rows * POINTS];
  const out = Buffer.alloc(wide * high * 3);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const from = (Math.floor(((y + 0.5) * height) / rows) * width + Math.floor(((x + 0.5) * width) / columns)) * 3;
      for (let row = 0; row < POINTS - 1; row++)
        for (let c = 0; c < 3; c++) {
          const to = ((y * POINTS + row) * wide + x * POINTS + c * 2) * 3 + c;
          out[to] = out[to + 3] = Math.min(255, GLOW * data[from + c]);
        }
    }
  return pixelsOf(wide, high, 3, out);
}

/** Renders the image as a grayscale copy. */
export function copiedInGrey(picture) {
  const data = Buffer.from(picture.data);
  for (let at = 0; at < data.length; at += 3)
    data.fill(Math.round(0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]), at, at + 3);
  return { ...picture, data };
}

const FORMATS = ['TD3', 'TD2', 'EUROPEAN', 'TD3', 'AMERICAN'];
const ALTERED = ['TD3', 'TD1', 'TD3', 'TD2'];
const drawingOf = async (random, person, format) =>
  format === 'EUROPEAN' || format === 'AMERICAN'
    ? licenceFrontOf(random, person, format.toLowerCase())
    : (await specimenOf(random, person, format)).picture;

/** How a front is presented to the camera. */
const KINDS = {
  genuine: (_random, picture) => picture,
  screen: (random, picture) => shownOnScreen(picture, Math.round(random.between(600, 1_100))),
  'grey copy': (_random, picture) => copiedInGrey(picture),
};

/**
 * Measures how often genuine and reproduced fronts are taken for screens and copies, and how often altered MRZs are
 * distinguished from unreadable ones. `count` images of each kind per level.
 */
export async function measureCaptures(count, seed) {
  console.log('kind'.padEnd(26), 'pictures  screen  copy');
  for (const [kind, before] of Object.entries(KINDS))
    for (const level of Object.keys(LEVELS)) {
      const seen = { screen: 0, copy: 0 };
      for (let at = 0; at < count; at++) {
        const random = randomOf(seed * 1_000 + at);
        const drawing = await drawingOf(random, inventPerson(random), FORMATS[at % FORMATS.length]);
        const image = await photographOf(random, before(random, drawing), level);
        const { capture } = await readImage(image, { step: 'front', kind: 'passport' }, 1);
        if (isOfScreen(capture)) seen.screen++;
        if (isColourless(capture)) seen.copy++;
      }
      console.log(`${kind}, ${level}`.padEnd(26), String(count).padStart(8), String(seen.screen).padStart(7), String(seen.copy).padStart(5)); // prettier-ignore
    }
  console.log(`\n${'zone'.padEnd(26)} pictures  believed  contradicts itself  neither`);
  for (const what of ['as it was', 'digit', 'birth'])
    for (const level of Object.keys(LEVELS)) {
      const told = { believed: 0, contradicts: 0, neither: 0 };
      for (let at = 0; at < count; at++) {
        const random = randomOf(seed * 1_000 + 500 + at);
        const alter = what === 'as it was' ? undefined : what;
        const { picture } = await specimenOf(random, inventPerson(random), ALTERED[at % ALTERED.length], { alter });
        const { zone } = await readImage(await photographOf(random, picture, level), { step: 'front', kind: 'passport' }, 8_000); // prettier-ignore
        told[zone?.valid ? 'believed' : zone?.contradicts ? 'contradicts' : 'neither']++;
      }
      console.log(`${what}, ${level}`.padEnd(26), String(count).padStart(8), String(told.believed).padStart(9), String(told.contradicts).padStart(19), String(told.neither).padStart(8)); // prettier-ignore
    }
}
