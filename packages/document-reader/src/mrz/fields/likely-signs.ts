import { ALPHABET } from '../line/network.js';
import { allowedAt, type ZoneFormat } from './zone-formats.js';

/** A possible character at a position, with its share of the probability of all allowed ones. */
export interface LikelySign {
  sign: string;
  share: number;
}

/**
 * Characters that look alike in print or under poor light; alternatives even if the recogniser considers them unlikely.
 */
const ALIKE = ['0ODQ', '1I', '2Z', '5S', '6G', '8B', '<KC', 'MW', 'UV', 'EF'];
const LEAST = 0.01;
const MIN_ALIKE = 0.0005;

/** Returns the possible characters of each position, most likely first, without those that are not allowed there. */
export function likelySigns(format: ZoneFormat, places: Float32Array[][]): LikelySign[][][] {
  return places.map((line, row) =>
    line.map((odds, column) => {
      const signs = [...allowedAt(format, row, column)].map((sign) => ({
        sign,
        share: Math.exp(odds[ALPHABET.indexOf(sign)]!),
      }));
      const total = signs.reduce((sum, { share }) => sum + share, 1e-12);
      signs.sort((a, b) => b.share - a.share);
      const best = signs[0]!.sign;
      const alike = (sign: string) => ALIKE.some((set) => set.includes(sign) && set.includes(best));
      return signs
        .map(({ sign, share }) => ({ sign, share: share / total }))
        .filter(({ sign, share }, at) => at === 0 || share >= (alike(sign) ? MIN_ALIKE : LEAST));
    }),
  );
}
