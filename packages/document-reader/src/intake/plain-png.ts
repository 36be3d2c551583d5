import { Refused, refusalOf } from './refused.js';

const SIGNATURE = 8;
/** Length, name and checksum around a chunk's data. */
const FRAME = 12;
/** Chunks of a still image; all others (texts, profiles, further frames) only cost memory. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Returns a PNG with only its image data. */
export function plainPng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + FRAME <= bytes.length;) {
    const end = at + FRAME + view.getUint32(at);
    if (end > bytes.length) throw new Refused(refusalOf('damaged'));
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (NEEDED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  throw new Refused(refusalOf('damaged'));
}
