import type { Frame, Grey } from '#web/portal/pictures/find-edges.js';
import { changeOf, seenIn } from '#web/portal/pictures/see-document.js';

const [ACROSS, DOWN] = [96, 72];
/** Of a card in a picture of 4 to 3. */
const FRAME: Frame = { left: 0.07, right: 0.93, top: 0.11, bottom: 0.89 };

const TABLE = 90;
const CARD = 170;

/** A picture of 96 by 72, by the brightness of each place in parts of the picture. */
function drawn(brightness: (x: number, y: number) => number): Grey {
  const pixels = Array.from({ length: ACROSS * DOWN }, (_, n) =>
    brightness(((n % ACROSS) + 0.5) / ACROSS, (Math.floor(n / ACROSS) + 0.5) / DOWN),
  );
  return { pixels, across: ACROSS, down: DOWN };
}

/** A card on a table whose sides are `size` times those of the frame. */
function card(size: number, on = CARD): (x: number, y: number) => number {
  const [width, height] = [0.86 * size, 0.78 * size];
  return (x, y) => (Math.abs(x - 0.5) < width / 2 && Math.abs(y - 0.5) < height / 2 ? on : TABLE);
}

/** The same with a reflection of a lamp. */
function shiny(size: number): (x: number, y: number) => number {
  const plain = card(size);
  return (x, y) => (Math.hypot(x - 0.4, y - 0.45) < 0.09 ? 255 : plain(x, y));
}

test.each([
  ['a card that fills the frame', card(1), 'framed'],
  ['a card a little smaller than the frame', card(0.93), 'framed'],
  ['a card far away', card(0.6), 'far'],
  ['a table', () => TABLE, 'unframed'],
  ['a card that fills the whole picture', () => CARD, 'unframed'],
  ['a reflection on a card in the frame', shiny(1), 'glare'],
  ['a reflection on a card far away', shiny(0.7), 'glare'],
  ['a white page', card(1, 254), 'framed'],
  ['a lamp above a table', (x: number, y: number) => (Math.hypot(x - 0.5, y - 0.5) < 0.1 ? 255 : TABLE), 'unframed'],
  ['a card in the dark', (x: number, y: number) => card(1)(x, y) / 5, 'dark'],
] as const)('the camera of the portal sees %s', (_, brightness, seen) => {
  expect(seenIn(drawn(brightness), FRAME)).toBe(seen);
});

test('around a face, only darkness is looked for', () => {
  expect(seenIn(drawn(shiny(1)), null)).toBe('unframed');
  expect(
    seenIn(
      drawn(() => 20),
      null,
    ),
  ).toBe('dark');
});

test('a card that moves changes the picture more than noise does', () => {
  const still = drawn(card(1));
  const noise = drawn((x, y) => card(1)(x, y) + ((x * 7919 + y * 104_729) % 1 > 0.5 ? 2 : -2));
  const moved = drawn((x, y) => card(1)(x - 0.03, y - 0.03));
  expect(changeOf(still, noise)).toBeLessThan(3);
  expect(changeOf(still, moved)).toBeGreaterThan(5);
});
