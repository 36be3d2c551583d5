import { LEVELS } from './photograph.mjs';

/** An easy photo with one fault in five increasing strengths. */
const FAULTS = {
  rotation: [6, 12, 20, 30, 43].map((turn) => ({ turn, exact: true })),
  perspective: [0.02, 0.04, 0.06, 0.08, 0.1].map((lean) => ({ lean })),
  blur: [0.04, 0.07, 0.1, 0.13, 0.16].map((blur) => ({ blur: [blur, blur] })),
  noise: [6, 12, 18, 26, 36].map((noise) => ({ noise })),
  light: [0.3, 0.5, 0.7, 0.9, 1.1].map((light) => ({ light })),
  jpeg: [60, 45, 35, 25, 15].map((quality) => ({ quality: [quality, quality] })),
  size: [1300, 1150, 1000, 850, 720].map((long) => ({ long: [long, long], share: [0.85, 0.85] })),
};
const PLAIN = { ...LEVELS.clean, long: [1400, 1400], share: [0.8, 0.8] };

/** Rows of the table: a name, the photo settings and the number of quarter turns. */
export function cases() {
  return [
    ...Object.entries(LEVELS).map(([name, level]) => ({ name, level, quarters: 0 })),
    ...[1, 2, 3].map((quarters) => ({ name: `turned ${90 * quarters}°`, level: LEVELS.easy, quarters })),
    ...Object.entries(FAULTS).flatMap(([name, levels]) =>
      levels.map((fault, at) => ({ name: `${name} ${at + 1}`, level: { ...PLAIN, ...fault }, quarters: 0 })),
    ),
  ];
}
