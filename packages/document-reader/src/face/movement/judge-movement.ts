import type { Point } from '../align-face.js';
import { FACE_DISTANCES, compareFaces } from '../compare-faces.js';
import { type Turn, meanLandmarks, turnOf } from './turn-of.js';

/** Where the guest is asked to look; left and right are their own. */
export const HEAD_POSES = ['straight', 'left', 'right'] as const;
export type HeadPose = (typeof HEAD_POSES)[number];

/** One frame of a burst. Landmarks (68) are relative to the eyes; without a face only `count` is set. */
export interface FrameReading {
  count: number;
  confidence?: number;
  drift?: number;
  landmarks?: number[][];
  descriptor?: number[];
}

export interface MovementFrame {
  /** Index in the requested poses. */
  step: number;
  /** Milliseconds since the first pose was shown, as stated by the sender. */
  atMs: number;
  reading: FrameReading;
}

export interface MovementAsk {
  poses: readonly HeadPose[];
  frames: readonly MovementFrame[];
  /** Descriptor of the guest's selfie. */
  selfie: readonly number[] | null;
}

/** What a burst lacks. The first four mean that it did not show what was asked; the others that it was not seen. */
export const MOVEMENT_FAULTS = [
  'not_followed',
  'flat',
  'other_person',
  'out_of_time',
  'turn_unclear',
  'person_unclear',
  'face_not_seen',
  'more_faces',
  'no_selfie',
] as const;
export type MovementFault = (typeof MOVEMENT_FAULTS)[number];

const FAILS: readonly MovementFault[] = ['not_followed', 'flat', 'other_person', 'out_of_time'];

export interface MovementJudgement {
  outcome: 'passed' | 'failed' | 'unclear';
  faults: MovementFault[];
}

/** Below these a frame shows no face that can be measured; turned heads have lower values than selfies. */
const MIN_CONFIDENCE = 0.4;
const MAX_DRIFT = 0.5;
/**
 * How far the nose moves (see `Turn`): at least `turned` if the head turned; at most `still` if it did not. Flat
 * photographs, turned by up to 40 degrees, reach 0.071.
 */
const TURN = { turned: 0.075, still: 0.045 } as const;
/** Change of the outline that a flat picture has when it is turned visibly, and a still head has not. */
const OUTLINE_TURNED = 0.03;
/** Frames of one person in different poses: largest distance between descriptors that counts as the same. */
const SAME_IN_POSES = 0.55;
/** Shortest and longest time between the frames of two poses, and of the whole burst, in milliseconds. */
const TIMES = { between: 500, longest: 20_000, whole: 90_000 } as const;

/**
 * Judges a burst of frames in which the guest was asked to turn their head. `passed`: in every frame exactly one face
 * was measured, all are the person of the selfie, every pose was followed in its order, and the nose moved against the
 * face as that of a solid head does. Pure: the same frames give the same judgement.
 */
export function judgeMovement({ poses, frames, selfie }: MovementAsk): MovementJudgement {
  const faults = new Set<MovementFault>();
  if (!timesFit(poses, frames)) faults.add('out_of_time');
  if (frames.some(({ reading }) => reading.count > 1)) faults.add('more_faces');
  if (frames.some(({ reading }) => !isSeen(reading))) faults.add('face_not_seen');
  if (!selfie) faults.add('no_selfie');
  const seen = frames.filter(({ reading }) => isSeen(reading));
  const straight = seen.filter(({ step }) => poses[step] === 'straight');
  if (straight.length === 0) faults.add('face_not_seen');
  else {
    for (const fault of personFaults(seen, straight, selfie)) faults.add(fault);
    for (const fault of poseFaults(poses, seen, straight)) faults.add(fault);
  }
  const listed = MOVEMENT_FAULTS.filter((fault) => faults.has(fault));
  const outcome = listed.some((fault) => FAILS.includes(fault)) ? 'failed' : listed.length > 0 ? 'unclear' : 'passed';
  return { outcome, faults: listed };
}

const isSeen = ({ count, confidence = 0, drift = 1, landmarks, descriptor }: FrameReading): boolean =>
  count > 0 && confidence >= MIN_CONFIDENCE && drift <= MAX_DRIFT && Boolean(landmarks && descriptor);

/** Whether every pose has frames, in order, at times in which a person can follow. */
function timesFit(poses: readonly HeadPose[], frames: readonly MovementFrame[]): boolean {
  if (poses.some((_, step) => !frames.some((frame) => frame.step === step))) return false;
  const gaps = frames.slice(1).map((frame, n) => ({ frame, before: frames[n]! }));
  const fits = gaps.every(({ frame, before }) => {
    const [steps, ms] = [frame.step - before.step, frame.atMs - before.atMs];
    if (steps === 0) return ms > 0 && ms <= TIMES.longest;
    return steps === 1 && ms >= TIMES.between && ms <= TIMES.longest;
  });
  return fits && frames[0]!.step === 0 && frames.at(-1)!.atMs <= TIMES.whole;
}

function personFaults(
  seen: readonly MovementFrame[],
  straight: readonly MovementFrame[],
  selfie: readonly number[] | null,
): MovementFault[] {
  const own = meanDescriptor(straight);
  const differs = seen.some(({ reading }) => compareFaces(reading.descriptor!, own).distance > SAME_IN_POSES);
  const toSelfie = selfie ? straight.map(({ reading }) => compareFaces(reading.descriptor!, selfie).distance) : [];
  const farthest = Math.max(0, ...toSelfie);
  if (differs || farthest > FACE_DISTANCES.unsure) return ['other_person'];
  return farthest > FACE_DISTANCES.supports ? ['person_unclear'] : [];
}

const meanDescriptor = (frames: readonly MovementFrame[]): number[] =>
  frames[0]!.reading.descriptor!.map(
    (_, n) => frames.reduce((sum, { reading }) => sum + reading.descriptor![n]!, 0) / frames.length,
  );

const landmarksOf = ({ reading }: MovementFrame) => reading.landmarks as unknown as Point[];

function poseFaults(
  poses: readonly HeadPose[],
  seen: readonly MovementFrame[],
  straight: readonly MovementFrame[],
): MovementFault[] {
  const reference = meanLandmarks(straight.map(landmarksOf));
  return poses.flatMap((pose, step) => {
    const turns = seen.filter((frame) => frame.step === step).map((frame) => turnOf(reference, landmarksOf(frame)));
    return turns.length > 0 ? faultOfPose(pose, turns) : [];
  });
}

function faultOfPose(pose: HeadPose, turns: readonly Turn[]): MovementFault[] {
  const mean = (key: keyof Turn) => turns.reduce((sum, turn) => sum + turn[key], 0) / turns.length;
  const nose = mean('nose');
  if (pose === 'straight') {
    if (Math.abs(nose) <= TURN.still) return [];
    return Math.abs(nose) >= TURN.turned ? ['not_followed'] : ['turn_unclear'];
  }
  const towards = pose === 'left' ? nose : -nose;
  if (towards >= TURN.turned) return [];
  if (towards > TURN.still) return ['turn_unclear'];
  return mean('outline') >= OUTLINE_TURNED && Math.abs(nose) < TURN.turned ? ['flat'] : ['not_followed'];
}
