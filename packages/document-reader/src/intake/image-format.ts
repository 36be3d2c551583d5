import { Refused, refusalOf } from './refused.js';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'heif';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

const MOVING = 'Animated and vector images are not supported. Send a photo as JPEG, PNG, WebP or HEIC.';

/** Magic numbers of GIF, BMP, TIFF, ICO and PSD. */
const OTHERS = ['GIF8', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '8BPS'];

/** Brands of HEIF files: images (`mif1`, `msf1`) and those coded as HEVC. */
const HEIF_BRANDS = ['mif1', 'msf1', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Whether the first box of an ISO media file names a brand of HEIF. */
function isHeif(bytes: Uint8Array): boolean {
  const brands = ascii(bytes, 8, Math.min(200, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)));
  return (brands.match(/.{4}/gs) ?? []).some((brand) => HEIF_BRANDS.includes(brand));
}

/** Detects the image format by its first bytes, ignoring any declared type. */
export function imageFormat(bytes: Uint8Array): ImageFormat {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'webp';
  if (/^....ftyp/s.test(start)) {
    if (isHeif(bytes)) return 'heif';
    throw new Refused(refusalOf('format_not_supported'));
  }
  if (OTHERS.some((head) => start.startsWith(head))) throw new Refused(refusalOf('format_not_supported', MOVING));
  throw new Refused(refusalOf('not_an_image'));
}
