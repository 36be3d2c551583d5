import { Transform, type TransformCallback } from 'node:stream';
import { ImportProblem } from './import-problem.js';
import { lookupMessages } from '../../messages.js';

/** Limits on decompression. */
export interface Limits {
  /** For all files of an import together. */
  unpackedBytes: number;
  /** Maximum ratio of unpacked to packed bytes, applied from `ratioFrom` unpacked bytes on. */
  ratio: number;
  ratioFrom: number;
}

/**
 * Deflate reaches 1032 at most; a million equal lines reach 300 within the first 100 MB, and lists of names 3 to 20.
 */
export const LIMITS: Limits = { unpackedBytes: 32 * 2 ** 30, ratio: 200, ratioFrom: 100 * 2 ** 20 };

/** Passes through the unpacked data of a file of `packedBytes`; fails with ImportProblem when a limit is exceeded. */
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
