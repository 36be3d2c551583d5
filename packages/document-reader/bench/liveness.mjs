import sharp from 'sharp';
import { people } from './faces.mjs';
import { headOf, sheetOf, viewOf } from './heads.ts';
import { judgeMovement, measureLargest, openFaceModels, poseSequences, readFrame } from './modules.mjs';
import { jpegOf, pixelsOf } from './pixels.mjs';
import { randomOf } from './random.mjs';

const rad = (degrees) => (degrees * Math.PI) / 180;
/** Width of a frame that a page sends, and frames of each pose that are drawn for each person and surface. */
const FRAME_WIDTH = 480;
const VIEWS = 3;
/** Bursts that are put together from them, for each person. */
const BURSTS = 20;
const YAW = { straight: [0, 0], left: [18, 32], right: [-32, -18] };

/** What turns in front of the camera; `bend` is the depth of a sheet's edge in face widths. */
const SURFACES = {
  head: (points) => headOf(points),
  flat: () => sheetOf(),
  bent: () => sheetOf(0.1),
  rolled: () => sheetOf(0.3),
};

/** A person's picture with room around it, and the landmarks of the face; null if no face is found. */
async function subject(models, portrait) {
  const room = { top: 60, bottom: 60, left: 60, right: 60, extendWith: 'copy' };
  const wide = await sharp(portrait)
    .removeAlpha()
    .resize({ width: FRAME_WIDTH - 120 })
    .extend(room)
    .png()
    .toBuffer();
  const { data, info } = await sharp(wide).raw().toBuffer({ resolveWithObject: true });
  const measured = await measureLargest(models, wide, false);
  if (!measured || measured.reading.confidence < 0.75 || measured.reading.drift > 0.2) return null;
  const picture = pixelsOf(info.width, info.height, 3, data);
  return { picture, points: pointsInPicture(measured, info), selfie: measured.reading.descriptor };
}

/** The landmarks are in pixels of the part that was enlarged. */
const pointsInPicture = ({ points, part }) =>
  points.map(([x, y]) => [x / part.scale + part.left, y / part.scale + part.top]);

/** Frames of one surface in each pose, read. */
async function framesOf(random, { picture, points }, depth, turns) {
  const frames = {};
  for (const pose of Object.keys(YAW)) {
    frames[pose] = [];
    for (let view = 0; view < VIEWS; view++) {
      const turn = turns(random, pose);
      const seen = viewOf(picture, points, depth, turn);
      frames[pose].push(await readFrame(await jpegOf(seen, Math.round(random.between(65, 85)))));
    }
  }
  return frames;
}

const inPose = (random, pose) => ({
  yaw: rad(random.between(...YAW[pose]) + random.between(-3, 3)),
  pitch: rad(random.between(-5, 5)),
  roll: rad(random.between(-5, 5)),
  shift: [random.between(-0.05, 0.05), random.between(-0.05, 0.05)],
});

/** A photograph that is only moved and tilted within its plane. */
const moved = (random) => ({
  roll: rad(random.between(-15, 15)),
  shift: [random.between(-0.2, 0.2), random.between(-0.1, 0.1)],
});

const START_MS = 1_500;
const POSE_MS = 2_000;

/** A burst that follows `shown` when `poses` were asked; `pick` chooses the reading of a pose. */
function burst(poses, shown, pick) {
  return shown.flatMap((pose, step) =>
    [0, 400].map((ms) => ({ step, atMs: START_MS + step * POSE_MS + ms, reading: pick(pose, step) })),
  );
}

const SEQUENCES = poseSequences();

/** Outcomes of a case over all people, and the faults that were named. */
class Tally {
  outcomes = { passed: 0, unclear: 0, failed: 0 };
  faults = {};

  add({ outcome, faults }) {
    this.outcomes[outcome] += 1;
    for (const fault of faults) this.faults[fault] = (this.faults[fault] ?? 0) + 1;
  }
}

function addCases(tally, random, subjects) {
  for (const [n, { selfie, frames }] of subjects.entries())
    for (let round = 0; round < BURSTS; round++) {
      const poses = random.of(SEQUENCES);
      const other = subjects[(n + 1 + random.below(subjects.length - 1)) % subjects.length];
      const from = (surface) => (pose) => random.of(frames[surface][pose]);
      const judged = (name, shown, pick) =>
        tally(name).add(judgeMovement({ poses, selfie, frames: burst(poses, shown, pick) }));
      judged('head (synthetic), as asked', poses, from('head'));
      judged('photograph, flat, turned', poses, from('flat'));
      judged('photograph, moved and tilted', poses, from('moved'));
      judged('photograph, bent by 0.1', poses, from('bent'));
      judged('photograph, rolled like a head', poses, from('rolled'));
      const one = random.of(frames.head.straight);
      judged('one frame of a head, repeated', poses, () => one);
      const recorded = random.of(
        SEQUENCES.filter((known) => known.join() !== poses.join() && known.length === poses.length),
      );
      judged('head in another order', recorded, from('head'));
      const swapped = random.below(poses.length);
      judged("another person's frames at one pose", poses, (pose, step) =>
        random.of((step === swapped ? other : subjects[n]).frames.head[pose]),
      );
      judged('another person throughout', poses, (pose) => random.of(other.frames.head[pose]));
    }
}

/**
 * How bursts of frames are judged: heads and flat, bent and moved photographs of the sample people, drawn here from one
 * photograph of each. Nobody was filmed: `head` is a synthetic surface.
 */
export async function measureLiveness(seed, most) {
  const models = await openFaceModels();
  if (!models) throw new Error('The face models are not installed.');
  const random = randomOf(seed + 21);
  const subjects = [];
  const portraits = (await people()).slice(0, most);
  let ms = 0;
  for (const portrait of portraits) {
    const known = await subject(models, portrait);
    if (!known) continue;
    const frames = {};
    const started = performance.now();
    for (const [surface, depthOf] of Object.entries(SURFACES))
      frames[surface] = await framesOf(random, known, depthOf(known.points), inPose);
    frames.moved = await framesOf(random, known, sheetOf(), moved);
    ms += performance.now() - started;
    subjects.push({ selfie: known.selfie, frames });
  }
  const perFrame = ms / (subjects.length * 5 * 3 * VIEWS);
  console.log(`${subjects.length} of ${portraits.length} people have a clear face; ${SEQUENCES.length} sequences`);
  console.log(
    `${Math.round(perFrame)} ms to draw and read a frame; memory ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`,
  );
  const tallies = new Map();
  const tally = (name) => tallies.get(name) ?? tallies.set(name, new Tally()).get(name);
  addCases(tally, random, subjects);
  console.log('case'.padEnd(38), '   bursts  passed unclear  failed');
  for (const [name, { outcomes, faults }] of tallies) {
    const total = outcomes.passed + outcomes.unclear + outcomes.failed;
    const counts = [total, outcomes.passed, outcomes.unclear, outcomes.failed].map((count) =>
      String(count).padStart(8),
    );
    const named = Object.entries(faults).toSorted(([, a], [, b]) => b - a);
    console.log(name.padEnd(38), counts.join(''), ' ', named.map(([fault, count]) => `${fault} ${count}`).join(', '));
  }
}
