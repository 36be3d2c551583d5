export interface Point {
  x: number;
  y: number;
}

/**
 * Centre line of a text row, from the left edge of its first character to the right edge of its last one, in pixels.
 */
export interface TextLine {
  start: Point;
  end: Point;
  /** Deviation of the centre from the straight line, along the normal (90° clockwise from its direction). */
  sag: number;
  /** Deviation of the middle character from the middle, as a share of the length: nearer characters look wider. */
  drift?: number;
}

export const lengthOf = ({ start, end }: TextLine): number => Math.hypot(end.x - start.x, end.y - start.y);

/**
 * Perspective along a line, given its `drift`: maps a `share` of the characters to a share of the length. Characters at
 * the far end are narrower than those at the near end by the square of `1 + k`.
 */
export function foreshortened(share: number, drift: number): number {
  const k = perspective(drift);
  return (share * (1 + k)) / (1 + k * share);
}

const perspective = (drift: number): number => (4 * drift) / (1 - 2 * drift);

/** Character height at this position, relative to the mean. */
export function heightAt({ drift = 0 }: TextLine, share: number): number {
  const k = perspective(drift);
  return Math.sqrt(1 + k) / (1 + k * share);
}

/** A point of the line: `share` 0 at its start, 1 at its end; `off` in pixels along the normal. */
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
