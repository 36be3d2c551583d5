import { lazily } from '../../built-in/lazily.js';

const MAX_BYTES = 10 * 2 ** 20;
const MAX_SIDE = 8_000;
const MAX_PIXELS = 40_000_000;
const KINDS = ['jpeg', 'png', 'webp', 'heif'];

const loadSharp = lazily(async () => (await import('sharp')).default);

/** What is wrong with a picture in Base64, with or without the head of a data URL; null when it is one. It is not kept. */
export async function pictureProblem(text: string): Promise<string | null> {
  const base64 = text.replace(/^data:[\w/+.;=-]*,/, '').replace(/\s+/g, '');
  if (base64.length > (MAX_BYTES * 4) / 3 + 4) return `is larger than ${MAX_BYTES} bytes`;
  // Looked for what does not belong there: a pattern of the whole text takes a stack as deep as the picture is long.
  if (base64 === '' || /[^A-Za-z0-9+/_=-]/.test(base64) || /=[^=]/.test(base64) || /={3}$/.test(base64))
    return 'is not Base64';
  const sharp = await loadSharp();
  const found = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null);
  if (!found || !KINDS.includes(found.format)) return 'is not a picture (JPEG, PNG, WebP, HEIC)';
  const { width, height } = found;
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS ? 'has too many pixels' : null;
}
