/**
 * Trains the recogniser of MRZ lines and writes its weights as the service loads them: `node bench/train.mjs [pages]
 * [rounds] [on]`. All training data is drawn here, from fixed seeds; `on` continues with the existing weights, on other
 * pages and with smaller steps.
 */
import { writeFileSync } from 'node:fs';
import { CLASSES, presentWeights } from './modules.mjs';
import { randomOf } from './random.mjs';
import { learner, likeWeights, newWeights, stepper } from './training/learner.mjs';
import { pageOf } from './training/pages.mjs';
import { packed } from './training/packed.mjs';
import { gather, PIXELS, roomFor, windowInto } from './training/windows.mjs';

const [pages = 300, rounds = 5] = process.argv.slice(2, 4).map(Number);
const on = process.argv[4] === 'on';
const RATE = on ? 0.0008 : 0.002;
const BATCH = 32;
const FILE = new URL('../src/mrz/line/weights.ts', import.meta.url);

async function windowsOf(seed, count) {
  const random = randomOf(seed);
  const room = roomFor(count * 700);
  for (let page = 0; page < count; page++) gather(room, random, await pageOf(random));
  return room;
}

function errorsOf(way, room) {
  const input = new Float32Array(PIXELS);
  let wrong = 0;
  for (let index = 0; index < room.filled; index++) {
    windowInto(room, index, input);
    const odds = way.forward(input);
    let best = 0;
    for (let at = 1; at < CLASSES; at++) if (odds[at] > odds[best]) best = at;
    if (best !== room.labels[index]) wrong++;
  }
  return wrong / room.filled;
}

const random = randomOf(17);
const weights = on ? await presentWeights() : newWeights(random);
const [way, sums, step] = [learner(weights), likeWeights(weights), stepper(weights)];
const kept = await windowsOf(2, 12);
const room = await windowsOf(on ? 3 : 1, pages);
const steps = Math.floor((room.filled * rounds) / BATCH);
const input = new Float32Array(PIXELS);
console.log(`${room.filled} windows, ${steps} steps`);
let loss = 0;
for (let at = 1; at <= steps; at++) {
  for (let times = 0; times < BATCH; times++) {
    const index = random.below(room.filled);
    windowInto(room, index, input);
    loss += way.learn(input, room.labels[index], sums);
  }
  const rate = RATE * Math.min(1, at / 200) * 0.5 * (1 + Math.cos((Math.PI * at) / steps)) + 1e-5;
  step(sums, BATCH, rate);
  if (at % 1000 && at !== steps) continue;
  console.log(`${at}: loss ${(loss / BATCH / 1000).toFixed(4)}, errors ${(100 * errorsOf(way, kept)).toFixed(2)} %`);
  loss = 0;
  if (at % 5000 === 0 || at === steps) writeFileSync(FILE, packed(weights));
}
