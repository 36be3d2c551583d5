import sharp from 'sharp';
import type { FileFormat, FileSlot } from './file-formats.js';

const MAX_PIXELS = 40_000_000;
const DECODE_SECONDS = 15;
/** Maximum distance of PDF markers from both ends of the file (ISO 32000-1, annex H.3). */
const PDF_MARGIN = 1_024;

/** Why a file is rejected, as a stable code. */
export type FileFault = 'empty' | 'too_large' | 'type' | 'damaged';

/** Detects the format; null if it is never accepted. */
export function formatOf(bytes: Buffer): FileFormat | null {
  if (bytes.subarray(0, PDF_MARGIN).includes('%PDF-')) return 'pdf';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return start.startsWith('RIFF') && start.slice(8) === 'WEBP' ? 'webp' : null;
}

/**
 * Validates a file and returns the bytes to store. Images are re-encoded, which removes other content (locations,
 * thumbnails, scripts); for a PDF, header and end marker must be present.
 */
export async function checkFile(
  bytes: Buffer,
  { types, maxMegabytes }: Pick<FileSlot, 'types' | 'maxMegabytes'>,
): Promise<{ format: FileFormat; bytes: Buffer } | { fault: FileFault }> {
  if (bytes.length === 0) return { fault: 'empty' };
  if (bytes.length > maxMegabytes * 1_048_576) return { fault: 'too_large' };
  const format = formatOf(bytes);
  if (!format || !types.includes(format)) return { fault: 'type' };
  const kept = format === 'pdf' ? wholePdf(bytes) : await drawnAnew(bytes, format);
  return kept ? { format, bytes: kept } : { fault: 'damaged' };
}

function wholePdf(bytes: Buffer): Buffer | null {
  return bytes.subarray(-PDF_MARGIN).includes('%%EOF') ? bytes : null;
}

/** null: the image cannot be fully decoded, or exceeds 40 megapixels. */
async function drawnAnew(bytes: Buffer, format: Exclude<FileFormat, 'pdf'>): Promise<Buffer | null> {
  const open = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  const upright = open.timeout({ seconds: DECODE_SECONDS }).autoOrient();
  // The library's error text may quote the image, so it is dropped.
  return upright
    .toFormat(format, format === 'png' ? {} : { quality: 90 })
    .toBuffer()
    .catch(() => null);
}
