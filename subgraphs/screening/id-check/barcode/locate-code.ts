import { type Block, BLOCK, angleBetween, blockGradients, directionsOf } from './block-gradients.js';
import { type GreyImage, type Rectangle, cut, shrunk } from './grey-image.js';

const SEARCHED_AT = 800;
const NEAR = Math.PI / 9;
const FEWEST_BLOCKS = 14;

/**
 * Places that look like a stacked bar code: many strong edges that lie side by side and run one way. The best first,
 * in pixels of the picture, upright up to half a turn.
 */
export function locateCodes(image: GreyImage, most = 4): Rectangle[] {
  const small = shrunk(image, SEARCHED_AT);
  const scale = image.width / small.width;
  const strong = thresholded(blockGradients(small));
  const places = directionsOf(strong, 3).flatMap((angle) =>
    patchesOf(
      strong.filter((block) => block.coherence > 0.35 && angleBetween(block.angle, angle) < NEAR),
      2,
    ).map((patch) => ({ patch, angle: meanAngle(patch, angle) })),
  );
  return places
    .filter(({ patch }) => patch.length >= FEWEST_BLOCKS)
    .sort((a, b) => weightOf(b.patch) - weightOf(a.patch))
    .slice(0, most)
    .map(({ patch, angle }) => upright(small, frameOf(patch, angle)))
    .map(({ x, y, width, height, angle }) => ({
      ...{ x: x * scale, y: y * scale, width: width * scale, height: height * scale, angle },
    }));
}

/** In a dark or blurred picture even the bars are weak: what counts is the strength beside the others. */
function thresholded(blocks: Block[]): Block[] {
  const strengths = blocks.map(({ strength }) => strength).sort((a, b) => a - b);
  const floor = (strengths[Math.floor(strengths.length * 0.9)] ?? 0) * 0.12;
  return blocks.filter(({ strength }) => strength >= floor);
}

const weightOf = (patch: Block[]) => patch.reduce((sum, { coherence }) => sum + coherence, 0);

/** Blocks that touch, or have one block between them: the largest groups. */
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

/** Directions have no sense, so that they are averaged at twice the angle. */
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

/** The rectangle around a patch, without its stragglers. */
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
    ...{ x: middle * cos - depth * sin, y: middle * sin + depth * cos, angle },
    ...{ width: right - left + BLOCK, height: bottom - top + BLOCK },
  };
}

function extent(places: number[]): [number, number] {
  const sorted = places.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!;
  return [at(0.01), at(0.99)];
}

const DEGREE = Math.PI / 180;

/** The turn at which the bars stand upright: there the sums down the columns change the most from one to the next. */
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
