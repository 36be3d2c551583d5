import { Refused, refusalOf } from './refused.js';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

const HEIC = 'HEIC photos are not supported. Send the photo as JPEG, for example by sharing it as "most compatible".';
const MOVING = 'Animated and vector images are not supported. Send a photo as JPEG, PNG or WebP.';

/** Magic numbers of GIF, BMP, TIFF, ICO and PSD. */
const OTHERS = ['GIF8', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '8BPS'];

/** Detects the image format by its first bytes, ignoring any declared type. */
export function imageFormat(bytes: Uint8Array): ImageFormat {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'webp';
  if (/^....ftyp/s.test(start)) throw new Refused(refusalOf('format_not_supported', HEIC));
  if (OTHERS.some((head) => start.startsWith(head))) throw new Refused(refusalOf('format_not_supported', MOVING));
  throw new Refused(refusalOf('not_an_image'));
}
