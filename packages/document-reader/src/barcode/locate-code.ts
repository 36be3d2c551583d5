import { type Block, BLOCK, angleBetween, blockGradients, directionsOf } from './block-gradients.js';
import { type Corners, cornersOf } from './code-corners.js';
import { type GreyImage, type Rectangle, cut, shrunk } from './grey-image.js';

/** Longer sides at which to search for barcodes; wide bars at the first size are closer together at the others. */
const SEARCHED_AT = [800, 400, 200];
const NEAR = Math.PI / 9;
const FEWEST_BLOCKS = 14;

/** A candidate area for a barcode: a rectangle around it, and its corners if it is skewed. */
export interface CodePlace {
  frame: Rectangle;
  /** In reading order: upper left, upper right, lower right, lower left. */
  corners: Corners | null;
}

interface Found extends CodePlace {
  weight: number;
  small: GreyImage;
  scale: number;
}

/**
 * Finds areas that look like a stacked barcode: many strong parallel edges close together. Best first, in pixels of the
 * image; the orientation is known up to half a turn.
 */
export function locateCodes(image: GreyImage, most = 4): CodePlace[] {
  const found = SEARCHED_AT.flatMap((side) => placesAt(image, side)).sort((a, b) => b.weight - a.weight);
  return found
    .filter((place, at) => !found.slice(0, at).some((before) => isSame(before, place)))
    .slice(0, most)
    .map(({ frame, corners, small, scale }) => ({
      frame: scaled(upright(small, scaled(frame, 1 / scale)), scale),
      corners,
    }));
}

function placesAt(image: GreyImage, side: number): Found[] {
  const small = shrunk(image, side);
  const scale = image.width / small.width;
  const strong = thresholded(blockGradients(small));
  return directionsOf(strong, 3)
    .flatMap((angle) =>
      patchesOf(
        strong.filter((block) => block.coherence > 0.35 && angleBetween(block.angle, angle) < NEAR),
        2,
      ).map((patch) => ({ patch, angle: meanAngle(patch, angle) })),
    )
    .filter(({ patch }) => patch.length >= FEWEST_BLOCKS)
    .map(({ patch, angle }) => {
      const frame = frameOf(patch, angle);
      const fill = Math.min(1, (patch.length * BLOCK * BLOCK) / (frame.width * frame.height));
      const corners = cornersOf(patch, angle)?.map((at) => ({ x: at.x * scale, y: at.y * scale })) as
        Corners | undefined;
      // Score: share of the image (at any scale), contrast, and absence of holes.
      const weight = strengthOf(patch) * fill ** 2 * scale * scale;
      return { frame: scaled(frame, scale), corners: corners ?? null, weight, small, scale };
    });
}

const scaled = ({ x, y, width, height, angle }: Rectangle, by: number): Rectangle => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
  angle,
});

function isSame({ frame: a }: CodePlace, { frame: b }: CodePlace): boolean {
  const near = 0.08 * Math.max(a.width, a.height);
  const sizes = Math.abs(a.width - b.width) < near && Math.abs(a.height - b.height) < near;
  return sizes && Math.hypot(a.x - b.x, a.y - b.y) < near && angleBetween(a.angle, b.angle) < NEAR / 3;
}

/** In a dark or blurred image even the bars are weak: use the strength relative to the surroundings. */
function thresholded(blocks: Block[]): Block[] {
  const strengths = blocks.map(({ strength }) => strength).sort((a, b) => a - b);
  const floor = (strengths[Math.floor(strengths.length * 0.9)] ?? 0) * 0.12;
  return blocks.filter(({ strength }) => strength >= floor);
}

const strengthOf = (patch: Block[]) =>
  patch.reduce((sum, block) => sum + block.coherence * Math.sqrt(block.strength), 0);

const weightOf = (patch: Block[]) => patch.reduce((sum, { coherence }) => sum + coherence, 0);

/** Largest groups of blocks that touch or have one block between them. */
function patchesOf(blocks: Block[], most: number): Block[][] {
  const waiting = new Map(blocks.map((block) => [`${block.column}:${block.row}`, block]));
  const patches: Block[][] = [];
  for (const start of blocks) {
    if (!waiting.delete(`${start.column}:${start.row}`)) continue;
    const patch = [start];
    for (let next = 0; next < patch.length; next++) {
      const { column, row } = patch[next]!;
      for (let down = -2; down <= 2; down++)
        for (let right = -2; right <= 2; right++) {
          const key = `${column + right}:${row + down}`;
          const block = waiting.get(key);
          if (block && waiting.delete(key)) patch.push(block);
        }
    }
    patches.push(patch);
  }
  return patches.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, most);
}

/** Axes are undirected, so that they are averaged at twice the angle. */
function meanAngle(patch: Block[], near: number): number {
  let [cos, sin] = [0, 0];
  for (const { angle, coherence } of patch) {
    cos += Math.cos(2 * angle) * coherence;
    sin += Math.sin(2 * angle) * coherence;
  }
  const mean = Math.atan2(sin, cos) / 2;
  const found = angleBetween(mean, near) < NEAR ? mean : near;
  return found > Math.PI / 2 ? found - Math.PI : found;
}

/** Bounding rectangle of a patch, without outliers. */
function frameOf(patch: Block[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along: number[] = [];
  const across: number[] = [];
  for (const { column, row } of patch) {
    const [x, y] = [(column + 0.5) * BLOCK, (row + 0.5) * BLOCK];
    along.push(x * cos + y * sin);
    across.push(y * cos - x * sin);
  }
  const [left, right] = extent(along);
  const [top, bottom] = extent(across);
  const [middle, depth] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: middle * cos - depth * sin,
    y: middle * sin + depth * cos,
    angle,
    width: right - left + BLOCK,
    height: bottom - top + BLOCK,
  };
}

function extent(places: number[]): [number, number] {
  const sorted = places.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!;
  return [at(0.01), at(0.99)];
}

const DEGREE = Math.PI / 180;

/** Rotation at which the bars are vertical: where column sums change the most between neighbours. */
function upright(image: GreyImage, frame: Rectangle): Rectangle {
  let best = { score: -1, angle: frame.angle };
  for (const step of [3, 1, 0.5]) {
    const around = best.angle;
    for (let turn = -3; turn <= 3; turn++) {
      const angle = around + turn * step * DEGREE;
      const score = sharpness(cut(image, { ...frame, height: frame.height * 0.8, angle }, 1));
      if (score > best.score) best = { score, angle };
    }
  }
  return { ...frame, angle: best.angle };
}

function sharpness({ data, width, height }: GreyImage): number {
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sums[x]! += data[y * width + x]!;
  let score = 0;
  for (let x = 1; x < width; x++) score += (sums[x]! - sums[x - 1]!) ** 2;
  return score / width;
}
