import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { differentBits, perceptualHash } from '../src/intake/perceptual-hash.js';
import { Refused } from '../src/intake/refused.js';
import { takeIn } from '../src/intake/take-in.js';

const LIMIT_MS = 8_000;
const picture = (width: number, height: number, background = '#7a8') =>
  sharp({ create: { width, height, channels: 3, background } });
/** A drawing of stripes and a radial gradient. */
const waves = (width: number, height: number, length = 40) => {
  const stripe = `<pattern id="s" width="${length}" height="${length * 3}" patternUnits="userSpaceOnUse"><circle cx="9" cy="20" r="${length / 3}" fill="#246"/></pattern>`;
  const hill = `<radialGradient id="h" cx="${30 + length / 3}%"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#531" stop-opacity="0.6"/></radialGradient>`;
  const fills = ['#9ab', 'url(#s)', 'url(#h)'].map(
    (fill) => `<rect width="${width}" height="${height}" fill="${fill}"/>`,
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return sharp(Buffer.from(`${head}<defs>${stripe}${hill}</defs>${fills.join('')}</svg>`)).removeAlpha();
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}

/** A 1-bit PNG with this declared size; small on disk, but it unpacks to the full size. */
function blankPng(width: number, height: number, between: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...between,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function refusal(image: Uint8Array | string) {
  const [started, memory] = [performance.now(), process.memoryUsage.rss()];
  const found = await takeIn(image, LIMIT_MS).then(
    () => 'read',
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return error.refusal.code;
    },
  );
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(300e6);
  return found;
}

describe('files that are not readable images are refused in bounded time and memory', () => {
  const jpeg = () => waves(1200, 900).jpeg().toBuffer();
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  const screen = [0xff, 0xff, 0xff, 0xff, 0xf7, 0, 0];
  const frames = Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 8, 0]);
  const gifBomb = Buffer.concat([Buffer.from('GIF89a'), Buffer.from(screen), ...Array<Buffer>(50_000).fill(frames)]);
  const text = Buffer.from('Name: nobody\n'.repeat(50));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x"/></svg>');
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj');
  const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50_000, 0x41)]);
  const cases: [string, () => Uint8Array | string | Promise<Uint8Array>, string][] = [
    ['nothing', () => Buffer.alloc(0), 'not_an_image'],
    ['an empty text', () => '', 'not_an_image'],
    ['words', () => text, 'not_an_image'],
    ['text that is not base64', () => 'data:image/jpeg;base64,<script>', 'not_an_image'],
    ['an SVG', () => svg, 'not_an_image'],
    ['a PDF', () => pdf, 'not_an_image'],
    ['a GIF', () => gif, 'format_not_supported'],
    ['a GIF of 50,000 images of 4,295 megapixels', () => gifBomb, 'format_not_supported'],
    ['20 MB', () => Buffer.alloc(20e6, 0xff), 'too_large'],
    ['20 MB as base64', () => 'A'.repeat(27e6), 'too_large'],
    ['60 megapixels', () => blankPng(7_900, 7_600), 'too_large'],
    ['a side over 8,000 pixels', () => blankPng(8_001, 500), 'too_large'],
    ['a side of a billion pixels', () => blankPng(1, 1).fill(0x7f, 16, 20), 'damaged'],
    ['239 pixels', async () => picture(900, 239).png().toBuffer(), 'too_small'],
    ['a truncated JPEG', async () => (await jpeg()).subarray(0, 20_000), 'damaged'],
    ['a JPEG header followed by letters', () => noise, 'damaged'],
    ['a truncated PNG', async () => (await waves(900, 700).png().toBuffer()).subarray(0, 30_000), 'damaged'],
    ['a truncated WebP', async () => (await waves(900, 700).webp().toBuffer()).subarray(0, 3_000), 'damaged'],
  ];

  test.each(cases)('%s', async (_, image, code) => expect(await refusal(await image())).toBe(code));
});

test('a PNG with huge text chunks is read without them', async () => {
  const zeros = deflateSync(Buffer.alloc(200e6), { level: 9 });
  const texts = Array.from({ length: 20 }, (_, at) => chunk('zTXt', Buffer.concat([Buffer.from(`k${at}\0\0`), zeros])));
  const { width, height } = await takeIn(blankPng(900, 700, texts), LIMIT_MS);
  expect([width, height]).toEqual([900, 700]);
});

test('the first frame of an animated WebP is read', async () => {
  const frames = Array.from({ length: 30 }, (_, at) => ({
    input: { create: { width: 600, height: 500, channels: 3 as const, background: { r: 8 * at, g: 99, b: 9 } } },
  }));
  const pages = await Promise.all(frames.map(({ input }) => sharp(input).png().toBuffer()));
  const moving = await sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBeGreaterThan(1);
  const { height, rgb } = await takeIn(moving, LIMIT_MS);
  expect([height, rgb[0]! < 12]).toEqual([500, true]);
});

test('bytes, base64 and a data URL give the same upright image without metadata', async () => {
  const bytes = await waves(1600, 900)
    .jpeg()
    .withExif({ IFD0: { Artist: 'nobody' }, IFD3: { GPSLatitude: '1/1' } })
    .toBuffer();
  const turned = await sharp(bytes).keepMetadata().withMetadata({ orientation: 6 }).toBuffer();
  const base64 = turned.toString('base64');
  const taken = await Promise.all(
    [turned, base64, `data:image/jpeg;base64,${base64}`].map((image) => takeIn(image, LIMIT_MS)),
  );
  for (const { width, height, jpeg } of taken) {
    expect([width, height]).toEqual([900, 1600]);
    const { exif, orientation } = await sharp(jpeg).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});

test('large images are scaled; grayscale and transparent ones become RGB', async () => {
  const large = await takeIn(await waves(4000, 3000).jpeg().toBuffer(), LIMIT_MS);
  expect([large.width, large.height]).toEqual([2600, 1950]);
  const gray = await takeIn(await waves(800, 600).grayscale().png().toBuffer(), LIMIT_MS);
  expect(gray.rgb).toHaveLength(800 * 600 * 3);
  const clear = sharp({ create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  expect((await takeIn(await clear.png().toBuffer(), LIMIT_MS)).gray.data[0]).toBe(255);
});

test('the hash of an image hardly changes when scaled and compressed, and differs between images', async () => {
  const spots = (turn: number) => {
    const drawn = Array.from({ length: 25 }, (_, at) => {
      const [x, y, r] = [(at * 397 * turn) % 1500, (at * 611 + turn * 90) % 1000, 30 + ((at * 53) % 140)];
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${at * 40}, 50%, ${(at * 37) % 100}%)"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000">${drawn.join('')}</svg>`;
    return sharp(Buffer.from(svg)).flatten({ background: '#bbb' });
  };
  const hashOf = async (image: Sharp) =>
    perceptualHash((await takeIn(await image.jpeg({ quality: 60 }).toBuffer(), LIMIT_MS)).gray);
  const first = await hashOf(spots(1));
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(differentBits(first, await hashOf(spots(1).resize(900).linear(0.9, 5)))).toBeLessThan(6);
  expect(differentBits(first, await hashOf(spots(2)))).toBeGreaterThan(15);
});
