import { deflateSync, inflateSync } from 'node:zlib';

/** A zlib stream with a dictionary names it by a checksum, after two bytes (RFC 1950). */
const NAME = [2, 6] as const;

const nameOf = (stream: Uint8Array): string => Buffer.from(stream.subarray(...NAME)).toString('hex');

/**
 * Small buffers: each call allocates its own, and the default ones are for streams of megabytes. Of a dictionary, the last
 * 16 kB are used: preparing all 23 kB takes a third longer, for 3 % fewer bytes. Unpacking takes half the time with a
 * buffer of 4 kB instead of 8 kB, also for values that need two.
 */
const SMALL = { memLevel: 5, windowBits: 14, chunkSize: 1024 } as const;
const UNPACKED_CHUNK = 4096;

/** Largest value, so that a damaged row cannot fill the memory. */
const MAX_BYTES = 16_000_000;

export interface PackedJson {
  pack(value: unknown): Buffer;
  /** Throws if the bytes are damaged, or packed with an unknown dictionary. */
  unpack(bytes: Uint8Array): unknown;
}

/**
 * Compresses JSON of a few kilobytes with a dictionary: a text that such values repeat, the most common parts last. Values
 * are packed with the first one, and unpacked with the one that they were packed with, so dictionaries are only added.
 */
export function packedJson(dictionaries: readonly [string, ...string[]]): PackedJson {
  const known = dictionaries.map((text) => Buffer.from(text));
  const byName = new Map(known.map((dictionary) => [nameOf(deflateSync('', { dictionary })), dictionary]));
  const [dictionary] = known as [Buffer];
  return {
    pack: (value) => deflateSync(JSON.stringify(value), { ...SMALL, dictionary }),
    unpack(bytes) {
      const used = byName.get(nameOf(bytes));
      if (!used) throw new Error('Packed with an unknown dictionary.');
      return JSON.parse(
        inflateSync(bytes, { chunkSize: UNPACKED_CHUNK, dictionary: used, maxOutputLength: MAX_BYTES }).toString(),
      ) as unknown;
    },
  };
}
