import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FACE_DISTANCES, FINDER_SIDE, compareFaces, openFaceModels, readFaces } from './modules.mjs';
import { inventPerson } from './persons.mjs';
import { LEVELS, photographOf } from './photograph.mjs';
import { pixelsOf } from './pixels.mjs';
import { randomOf } from './random.mjs';
import { specimenOf } from './specimen.mjs';

/** Sample photos from the face models; all faces in them are of different people. */
const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** An image in the upper left of the detector's square, with bilinear interpolation. */
function shrunk(data, { width, height }, scale) {
  const square = new Int32Array(FINDER_SIDE * FINDER_SIDE * 3);
  for (let y = 0; y < Math.floor(height * scale); y++)
    for (let x = 0; x < Math.floor(width * scale); x++)
      for (let c = 0; c < 3; c++) {
        const [px, py] = [Math.min(width - 2, Math.floor(x / scale)), Math.min(height - 2, Math.floor(y / scale))];
        const [fx, fy] = [x / scale - px, y / scale - py];
        const at = (row, column) => data[((py + row) * width + px + column) * 3 + c];
        const [upper, lower] = [0, 1].map((row) => at(row, 0) * (1 - fx) + at(row, 1) * fx);
        square[(y * FINDER_SIDE + x) * 3 + c] = upper * (1 - fy) + lower * fy;
      }
  return square;
}

/** All people of the samples: a square around each face, with the margin of a portrait. */
export async function people() {
  const models = await openFaceModels();
  if (!models) throw new Error('The face models are not installed.');
  const found = [];
  for (const name of readdirSync(samples).filter((file) => /^sample\d\.jpg$/.test(file))) {
    const photograph = readFileSync(join(samples, name));
    const { data, info } = await sharp(photograph).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const scale = FINDER_SIDE / Math.max(info.width, info.height);
    const tensor = models.tensorOf(shrunk(data, info, scale), FINDER_SIDE, FINDER_SIDE);
    for (const box of await models.boxesOf(tensor)) {
      const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => value / scale);
      const room = 0.3 * height;
      const [left, top] = [Math.max(0, Math.round(x - room)), Math.max(0, Math.round(y - room))];
      const wide = Math.min(info.width - left, Math.round(width + 2 * room));
      const high = Math.min(info.height - top, Math.round(height + 2 * room));
      found.push(await sharp(photograph).extract({ left, top, width: wide, height: high }).png().toBuffer());
    }
    tensor.dispose();
  }
  return found;
}

/** The person in a selfie: closer, with different light, slightly tilted, compressed. */
async function selfieOf(random, portrait) {
  const turned = sharp(portrait).resize({ width: 760 }).rotate(random.between(-9, 9), { background: '#9a958c' });
  const lit = turned.modulate({ brightness: random.between(0.75, 1.25), saturation: random.between(0.8, 1.2) });
  const soft = random.chance(0.5) ? lit.blur(random.between(0.4, 1.6)) : lit;
  return soft.jpeg({ quality: Math.round(random.between(55, 85)) }).toBuffer();
}

/** The person printed on a passport page, photographed at a difficulty level. */
async function documentOf(random, portrait, level) {
  const { picture } = await specimenOf(random, inventPerson(random), 'TD3');
  const { width, height, channels, data } = picture;
  const size = { width: Math.round(width * 0.28), height: Math.round(height * 0.5), fit: 'cover' };
  const print = await sharp(portrait).resize(size).modulate({ saturation: 0.6 }).blur(0.8).toBuffer();
  const page = sharp(data, { raw: { width, height, channels } })
    .composite([{ input: print, left: Math.round(width * 0.05), top: Math.round(height * 0.18) }])
    .png();
  const pixels = await sharp(await page.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer();
  return photographOf(random, pixelsOf(width, height, channels, pixels), level);
}

const LIMITS = [0.2, 0.38, 0.45, 0.5, 0.55, 0.6];
const share = (count, total) => `${count} of ${total}`.padStart(11);

/** A line of the table: how many of these pairs are on the wrong side of each limit. */
function told(name, pairs, isWrong) {
  const counts = LIMITS.map((limit) =>
    share(pairs.filter(({ distance }) => isWrong(distance, limit)).length, pairs.length),
  );
  console.log(name.padEnd(24), ...counts);
}

function toldPairs(pairs) {
  const [own, others] = [pairs.filter((pair) => pair.own), pairs.filter((pair) => !pair.own)];
  told('  false non-match', own, (distance, limit) => distance > limit);
  told('  false match', others, (distance, limit) => distance <= limit);
}

/** Selfies of each person, and pages of each at a level: every selfie is compared with every page. */
const ROUNDS = 3;

/** Face descriptors of everyone, once per round; null if no face is found. */
async function measuredAll(persons, pictureOf, onDocument) {
  const measured = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const [of, portrait] of persons.entries())
      measured.push({ of, face: (await readFaces(await pictureOf(portrait), onDocument))?.descriptor });
  return measured;
}

const pairsOf = (selfies, pages) =>
  selfies.flatMap((selfie) =>
    pages.flatMap((page) =>
      selfie.face && page.face
        ? [{ own: selfie.of === page.of, who: [selfie.of, page.of], ...compareFaces(selfie.face, page.face) }]
        : [],
    ),
  );

/**
 * False non-match and false match rates by distance threshold. Selfie and page are made from one photo, each with its
 * own distortions.
 */
export async function measureFaces(seed, only) {
  const persons = await people();
  const random = randomOf(seed + 11);
  const selfies = await measuredAll(persons, (portrait) => selfieOf(random, portrait), false);
  const seen = selfies.filter(({ face }) => face).length;
  console.log(
    `${persons.length} people, a face found in ${seen} of ${selfies.length} selfies; used: ${Object.values(FACE_DISTANCES).join(', ')}`,
  );
  console.log('distance'.padEnd(24), ...LIMITS.map((limit) => String(limit).padStart(11)));
  for (const level of Object.keys(LEVELS).filter((name) => !only.length || only.includes(name))) {
    const pages = await measuredAll(persons, (portrait) => documentOf(random, portrait, level), true);
    console.log(`${level}: no face found in ${pages.filter(({ face }) => !face).length} of ${pages.length} documents`);
    const pairs = pairsOf(selfies, pages);
    toldPairs(pairs);
    const nearest = pairs.filter(({ own }) => !own).toSorted((a, b) => a.distance - b.distance);
    console.log('  nearest strangers      ', ...nearest.slice(0, 5).map(({ distance, who }) => `${distance} (${who})`));
  }
  if (only.length && !only.includes('small')) return;
  const first = selfies.slice(0, persons.length).map(({ face }) => face);
  for (const height of [30, 40, 60, 80, 120, 200]) await measureSmall(randomOf(seed + 12), persons, first, height);
}

/** The same faces far away in a large image, `high` pixels from forehead to chin, compared with the selfies. */
async function measureSmall(random, persons, selfies, high) {
  const pairs = [];
  let [found, heights] = [0, 0];
  for (const [at, portrait] of persons.entries()) {
    const selfie = await selfieOf(random, portrait);
    const whole = await readFaces(selfie, false);
    if (!whole?.descriptor) continue;
    const { width } = await sharp(selfie).metadata();
    const face = await sharp(selfie)
      .resize({ width: Math.round((width * high) / whole.height) })
      .toBuffer();
    const far = await sharp({ create: { width: 1_200, height: 1_500, channels: 3, background: '#8d9188' } })
      .composite([{ input: face, left: 300, top: 300 }])
      .jpeg({ quality: 80 })
      .toBuffer();
    const seen = await readFaces(far, false);
    if (seen?.descriptor) [found, heights] = [found + 1, heights + seen.height];
    for (const [of, other] of selfies.entries())
      if (seen?.descriptor && other) pairs.push({ own: at === of, ...compareFaces(seen.descriptor, other) });
  }
  console.log(
    `faces ${high} pixels high: found in ${found} pictures, ${Math.round(heights / Math.max(1, found))} high`,
  );
  toldPairs(pairs);
}
