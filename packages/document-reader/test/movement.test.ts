import { compareFaces } from '../src/face/compare-faces.js';
import {
  type FrameReading,
  type HeadPose,
  type MovementAsk,
  type MovementFrame,
  judgeMovement,
} from '../src/face/movement/judge-movement.js';
import { poseSequences } from '../src/face/movement/pose-sequences.js';

/** Places of 68 landmarks in space: a flat face, whose nose (27 to 35) stands out. */
const FACE = Array.from({ length: 68 }, (_, n): [number, number, number] => {
  const places: Record<number, [number, number, number]> = {
    36: [-0.5, 0, 0],
    39: [-0.2, 0, 0],
    42: [0.2, 0, 0],
    45: [0.5, 0, 0],
    48: [-0.3, 0.9, 0],
    54: [0.3, 0.9, 0],
    17: [-0.6, -0.3, 0],
    21: [-0.15, -0.3, 0],
    22: [0.15, -0.3, 0],
    26: [0.6, -0.3, 0],
    8: [0, 1.4, 0],
    29: [0, 0.35, 0.25],
    30: [0, 0.5, 0.35],
    33: [0, 0.6, 0.25],
  };
  return places[n] ?? [0, n / 68, 0];
});

/** The face turned by `yaw` radians, seen from a distance of six eye widths; `depth` 0 flattens the nose. */
function landmarks(yaw: number, depth = 1): number[][] {
  const seen = FACE.map(([x, y, z]) => {
    const [u, w] = [x * Math.cos(yaw) + depth * z * Math.sin(yaw), depth * z * Math.cos(yaw) - x * Math.sin(yaw)];
    return [(u * 6) / (6 - w), (y * 6) / (6 - w)] as const;
  });
  const [[ax, ay], [bx, by]] = [seen[36]!, seen[45]!];
  const size = Math.hypot(bx - ax, by - ay);
  return seen.map(([x, y]) => [(x - (ax + bx) / 2) / size, (y - (ay + by) / 2) / size]);
}

const person = (value: number) => Array.from({ length: 128 }, (_, n) => (n === 0 ? value : 0.1));
const YAW = { straight: 0.02, left: 0.45, right: -0.45 };
const reading = (yaw: number, change: Partial<FrameReading> = {}, depth = 1): FrameReading => ({
  count: 1,
  confidence: 0.98,
  drift: 0.05,
  landmarks: landmarks(yaw, depth),
  descriptor: person(0),
  ...change,
});

const POSES: HeadPose[] = ['straight', 'left', 'straight', 'right'];
/** Two frames of each pose, in which `of` is seen. */
const burst = (of: (pose: HeadPose, step: number) => FrameReading, shown = POSES): MovementFrame[] =>
  shown.flatMap((pose, step) =>
    [0, 400].map((ms) => ({ step, atMs: 1_500 + step * 2_500 + ms, reading: of(pose, step) })),
  );
const head = (pose: HeadPose) => reading(YAW[pose]);
const judge = (frames: MovementFrame[], change: Partial<MovementAsk> = {}) =>
  judgeMovement({ poses: POSES, frames, selfie: person(0.3), ...change });

test('a head that turns as asked passes', () => expect(judge(burst(head))).toEqual({ outcome: 'passed', faults: [] }));

test('a flat picture that is turned the same way fails', () =>
  expect(judge(burst((pose) => reading(YAW[pose], {}, 0)))).toEqual({ outcome: 'failed', faults: ['flat'] }));

test('a picture that only hangs there, and poses in another order, are not what was asked', () => {
  expect(judge(burst(() => reading(0)))).toEqual({ outcome: 'failed', faults: ['not_followed'] });
  expect(judge(burst(head, ['straight', 'right', 'straight', 'left']))).toEqual({
    outcome: 'failed',
    faults: ['not_followed'],
  });
  expect(judge(burst(head, ['left', 'straight', 'right', 'straight'])).outcome).toBe('failed');
});

test('a slight turn is unclear', () =>
  expect(judge(burst((pose) => reading(YAW[pose] / 2.4)))).toEqual({ outcome: 'unclear', faults: ['turn_unclear'] }));

test.each<[string, Partial<FrameReading>, string, string]>([
  ['no face', { count: 0, landmarks: undefined, descriptor: undefined }, 'unclear', 'face_not_seen'],
  ['something that may be no face', { confidence: 0.3 }, 'unclear', 'face_not_seen'],
  ['landmarks that move', { drift: 0.6 }, 'unclear', 'face_not_seen'],
  ['two faces', { count: 2 }, 'unclear', 'more_faces'],
  ['another person', { descriptor: person(0.9) }, 'failed', 'other_person'],
])('one frame with %s', (_, change, outcome, fault) => {
  const frames = burst((pose, step) => reading(YAW[pose], step === 1 ? change : {}));
  expect(judge(frames)).toEqual({ outcome, faults: [fault] });
});

test('frames are compared with the selfie', () => {
  expect(compareFaces(person(0), person(0.58)).distance).toBeCloseTo(0.58);
  expect(judge(burst(head), { selfie: person(0.7) })).toEqual({ outcome: 'failed', faults: ['other_person'] });
  expect(judge(burst(head), { selfie: person(0.58) })).toEqual({ outcome: 'unclear', faults: ['person_unclear'] });
  expect(judge(burst(head), { selfie: null })).toEqual({ outcome: 'unclear', faults: ['no_selfie'] });
});

test('frames of a missing pose, or faster than a person follows, fail', () => {
  expect(judge(burst(head).filter(({ step }) => step !== 2)).faults).toEqual(['out_of_time']);
  const fast = burst(head).map((frame) => ({ ...frame, atMs: frame.atMs / 10 }));
  expect(judge(fast)).toEqual({ outcome: 'failed', faults: ['out_of_time'] });
  const backwards = burst(head).toReversed();
  expect(judge(backwards).outcome).toBe('failed');
});

test('no frame at all is not passed', () => expect(judge([]).outcome).toBe('failed'));

test('60 sequences have every pose, and none twice in a row', () => {
  const all = poseSequences();
  expect(new Set(all.map((poses) => poses.join())).size).toBe(60);
  for (const poses of all) {
    expect(new Set(poses).size).toBe(3);
    expect(poses.some((pose, n) => pose === poses[n + 1])).toBe(false);
  }
});
