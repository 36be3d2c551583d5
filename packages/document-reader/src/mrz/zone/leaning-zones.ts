import type { GrayImage } from '../../intake/gray-image.js';
import type { Point, TextLine } from '../line/text-line.js';
import { findZones, transposed, type ZonePlace } from './find-zones.js';
import { shrunkTo } from './text-rows.js';

/** Rows are found within fifteen degrees of a quarter turn; these two rotations cover all other angles. */
const TURNS = [-Math.PI / 6, Math.PI / 6];

interface Turned {
  image: GrayImage;
  /** Maps coordinates of the rotated image back to the original. */
  back(point: Point): Point;
}

/** Rotates an image about its centre, on a canvas that contains it. */
function turnedBy({ width, height, data }: GrayImage, angle: number): Turned {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const wide = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin));
  const high = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos));
  const back = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - wide / 2, y - high / 2];
    return { x: width / 2 + dx * cos + dy * sin, y: height / 2 - dx * sin + dy * cos };
  };
  const out = new Uint8Array(wide * high).fill(data.reduce((sum, value) => sum + value, 0) / data.length);
  for (let y = 0, at = 0; y < high; y++)
    for (let x = 0; x < wide; x++, at++) {
      const { x: fromX, y: fromY } = back({ x: x + 0.5, y: y + 0.5 });
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height)
        out[at] = data[(fromY | 0) * width + (fromX | 0)]!;
    }
  return { image: { width: wide, height: high, data: out }, back };
}

const swapped = ({ start, end, sag }: TextLine): TextLine => ({
  start: { x: start.y, y: start.x },
  end: { x: end.y, y: end.x },
  sag: -sag,
});

/** Finds the `most` likely MRZ candidates with vertical rows, best first. */
export function findZonesAside(image: GrayImage, sides: number[], most: number): ZonePlace[] {
  const places = findZones(transposed(image), sides, most);
  return places.map(({ lines, likeness }) => ({ lines: lines.map(swapped), likeness }));
}

/** Finds candidates whose rows are too skewed for both searches, by rotating the image both ways. */
export function findLeaningZones(image: GrayImage, sides: number[], most: number): ZonePlace[] {
  const { image: small, factor } = shrunkTo(image, Math.max(...sides));
  const moved = (line: TextLine, back: Turned['back']): TextLine => {
    const [start, end] = [back(line.start), back(line.end)].map(({ x, y }) => ({ x: x * factor, y: y * factor }));
    return { start: start!, end: end!, sag: line.sag * factor };
  };
  return TURNS.flatMap((angle) => {
    const { image: turned, back } = turnedBy(small, angle);
    const larger = Math.max(turned.width, turned.height) / Math.max(small.width, small.height);
    const same = sides.map((side) => Math.round(side * larger));
    const places = [...findZones(turned, same, most), ...findZonesAside(turned, same, most)];
    return places.map(({ lines, likeness }) => ({ lines: lines.map((line) => moved(line, back)), likeness }));
  })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most);
}
