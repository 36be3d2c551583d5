import { Transform, type TransformCallback } from 'node:stream';
import { ImportProblem } from './import-problem.js';
import { lookupMessages } from '../../messages.js';

/** How far packed files may unfold. */
export interface Limits {
  /** Of all files of an import together. */
  unpackedBytes: number;
  /** Unpacked bytes for each packed one, from `ratioFrom` unpacked bytes on. */
  ratio: number;
  ratioFrom: number;
}

/** Deflate reaches 1032 at most; a million equal lines reach 300 within the first 100 MB, and lists of names 3 to 20. */
export const LIMITS: Limits = { unpackedBytes: 32 * 2 ** 30, ratio: 200, ratioFrom: 100 * 2 ** 20 };

/** Lets through what comes out of a packed file of `packedBytes`, until it unfolds too far (ImportProblem). */
export function unfolding(name: string, packedBytes: number, limits: Limits, start = 0): Transform {
  let bytes = start;
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes > limits.unpackedBytes)
        return done(new ImportProblem(lookupMessages.unpackedTooLarge(limits.unpackedBytes), name));
      if (bytes > limits.ratioFrom && bytes > packedBytes * limits.ratio)
        return done(new ImportProblem(lookupMessages.compressionTooHigh(limits.ratio), name));
      done(null, chunk);
    },
  });
}
