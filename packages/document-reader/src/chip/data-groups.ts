import { parseZone } from '../mrz/parse-zone.js';
import type { ZoneReading } from '../reading/id-image-reading.js';
import type { ChipPicture } from './chip-reading.js';
import { contentOf } from './tag-length.js';

/** Tags of data groups 1 to 16 (ICAO Doc 9303, part 10, table 38). */
const TAGS = [0x61, 0x75, 0x63, 0x76, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d, 0x6e, 0x6f, 0x70];

/** The tag of a data group; undefined if there is no such group. */
export const tagOfGroup = (group: number): number | undefined => TAGS[group - 1];

/** Tag of the machine-readable zone within data group 1. */
const ZONE_TAG = [0x5f, 0x1f];
/** Characters per line by total length. */
const LINES: Record<number, number> = { 90: 30, 72: 36, 88: 44 };

/** Reads the machine-readable zone in data group 1; undefined if it has none. */
export function zoneOf(group: Uint8Array, today: Date): ZoneReading | undefined {
  const inner = contentOf(group, TAGS[0]!);
  if (inner[0] !== ZONE_TAG[0] || inner[1] !== ZONE_TAG[1]) return undefined;
  const length = inner[2] ?? 0;
  const text = Buffer.from(inner.subarray(3)).toString('latin1');
  const width = LINES[length];
  if (!width || text.length !== length) return undefined;
  return parseZone(text.match(new RegExp(`.{${width}}`, 'gs')) ?? [], today);
}

const JPEG = Buffer.from('ffd8ff', 'hex');
/** A JPEG 2000 file, and a bare code stream. */
const JPEG_2000 = [Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.from('ff4fff51', 'hex')];

/** Format of a picture; undefined for any other data. */
export function pictureFormat(bytes: Uint8Array): ChipPicture['format'] | undefined {
  const startsWith = (signature: Buffer) => signature.equals(bytes.subarray(0, signature.length));
  if (startsWith(JPEG)) return 'jpeg';
  return JPEG_2000.some(startsWith) ? 'jpeg2000' : undefined;
}

/**
 * Finds the first picture in data group 2, in either format of the data around it (ISO/IEC 19794-5 or 39794-5);
 * undefined without a picture. Image readers ignore what follows it.
 */
export function pictureOf(group: Uint8Array): ChipPicture | undefined {
  const content = Buffer.from(contentOf(group, TAGS[1]!));
  const places = [JPEG, ...JPEG_2000].map((signature) => content.indexOf(signature));
  const at = Math.min(...places.filter((place) => place >= 0));
  if (!Number.isFinite(at)) return undefined;
  return { format: at === places[0] ? 'jpeg' : 'jpeg2000', bytes: Uint8Array.from(content.subarray(at)) };
}
