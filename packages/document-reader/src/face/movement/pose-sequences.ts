import { HEAD_POSES, type HeadPose } from './judge-movement.js';

/** Fewest and most poses of a challenge. */
const [FEWEST, MOST] = [4, 5];

/**
 * All sequences that a challenge may ask for: 4 or 5 poses, every pose at least once, and none twice in a row. One of
 * 60, drawn at random, rarely equals a movement that was recorded before.
 */
export function poseSequences(): HeadPose[][] {
  const longer = (sequences: HeadPose[][]) =>
    sequences.flatMap((sequence) =>
      HEAD_POSES.filter((pose) => pose !== sequence.at(-1)).map((pose) => [...sequence, pose]),
    );
  let all: HeadPose[][] = [[]];
  const complete: HeadPose[][] = [];
  for (let length = 1; length <= MOST; length++) {
    all = longer(all);
    if (length >= FEWEST) complete.push(...all.filter((sequence) => new Set(sequence).size === HEAD_POSES.length));
  }
  return complete;
}
