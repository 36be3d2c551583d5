import sharp from 'sharp';
import type { FileFormat, FileSlot } from './file-formats.js';

const MAX_PIXELS = 40_000_000;
const DECODE_SECONDS = 15;
/** How far from its two ends the marks of a PDF may stand (ISO 32000-1, annex H.3). */
const PDF_MARGIN = 1_024;

/** Why a file is not taken, as a stable word. */
export type FileFault = 'empty' | 'too_large' | 'type' | 'damaged';

/** What the bytes are; null: nothing that is ever taken. */
export function formatOf(bytes: Buffer): FileFormat | null {
  if (bytes.subarray(0, PDF_MARGIN).includes('%PDF-')) return 'pdf';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return start.startsWith('RIFF') && start.slice(8) === 'WEBP' ? 'webp' : null;
}

/**
 * Looks at the content of a file and gives what is to be kept: a picture is drawn anew, so that nothing else that lay in
 * its file (places, thumbnails, scripts) is kept; of a PDF the head and the end have to be there.
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

/** null: it can't be decoded whole, or is larger than 40 megapixels. */
async function drawnAnew(bytes: Buffer, format: Exclude<FileFormat, 'pdf'>): Promise<Buffer | null> {
  const open = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  const upright = open.timeout({ seconds: DECODE_SECONDS }).autoOrient();
  // What the library throws is about the picture; its words may quote it.
  return upright
    .toFormat(format, format === 'png' ? {} : { quality: 90 })
    .toBuffer()
    .catch(() => null);
}
