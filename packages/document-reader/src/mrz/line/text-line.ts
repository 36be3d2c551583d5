export interface Point {
  x: number;
  y: number;
}

/** The middle of a row of text, from its first character's left edge to its last one's right edge, in pixels. */
export interface TextLine {
  start: Point;
  end: Point;
  /** How far the middle of the line lies off the straight, along the normal (a quarter turn clockwise from its direction). */
  sag: number;
  /** How far its middle character stands past the middle, as a share of the length: nearer characters look wider. */
  drift?: number;
}

export const lengthOf = ({ start, end }: TextLine): number => Math.hypot(end.x - start.x, end.y - start.y);

/**
 * Perspective along a line, by its `drift`: what lies at `share` of the characters lies at so much of the length. The far
 * end's characters are as many times narrower than the near end's as `1 + k` squared.
 */
export function foreshortened(share: number, drift: number): number {
  const k = perspective(drift);
  return (share * (1 + k)) / (1 + k * share);
}

const perspective = (drift: number): number => (4 * drift) / (1 - 2 * drift);

/** How much higher characters are there than they are on the whole. */
export function heightAt({ drift = 0 }: TextLine, share: number): number {
  const k = perspective(drift);
  return Math.sqrt(1 + k) / (1 + k * share);
}

/** A place on the line: `share` 0 at its start, 1 at its end; `off` in pixels along the normal. */
export function placeOn({ start, end, sag, drift = 0 }: TextLine, share: number, off: number): Point {
  const along = foreshortened(share, drift);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const away = off + sag * 4 * along * (1 - along);
  return { x: start.x + dx * along - (dy / length) * away, y: start.y + dy * along + (dx / length) * away };
}

/** The same line read from its other end, upside down. */
export const turned = ({ start, end, sag, drift = 0 }: TextLine): TextLine => ({
  start: end,
  end: start,
  sag: -sag,
  drift: -drift,
});
