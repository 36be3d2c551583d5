import { blurred, changed, jpegOf, laidOn, pixelsOf, smeared } from './pixels.mjs';

/**
 * The difficulty of a photo. `long`: its longer side in pixels, `share`: of the picture's width that the document
 * fills,
 * `turn`: maximum rotation in degrees (`exact`: exactly that), `lean`: shift of the corners (share of the width), blur
 * and motion blur in characters of the MRZ's pitch, noise and maximum glare in grey levels, light and the probability
 * of glare as shares, JPEG quality.
 */
export const LEVELS = {
  clean: { long: [1600, 2400], share: [0.8, 0.95], turn: 1, lean: 0, blur: [0, 0.02], smear: 0, noise: 1, light: 0.05, shine: 0, glow: 0, quality: [90, 95] },
  easy: { long: [1400, 2200], share: [0.7, 0.92], turn: 5, lean: 0.015, blur: [0, 0.05], smear: 0, noise: 4, light: 0.2, shine: 0.1, glow: 40, quality: [75, 92] },
  medium: { long: [1200, 2000], share: [0.6, 0.9], turn: 10, lean: 0.035, blur: [0.02, 0.09], smear: 0.15, noise: 9, light: 0.45, shine: 0.3, glow: 80, quality: [55, 85] },
  hard: { long: [1000, 1600], share: [0.5, 0.85], turn: 20, lean: 0.07, blur: [0.05, 0.14], smear: 0.3, noise: 16, light: 0.7, shine: 0.5, glow: 140, quality: [35, 75] },
}; // prettier-ignore

/** A table, a cloth or a floor with some objects. */
function ground(random, width, height) {
  const base = [0, 1, 2].map(() => random.between(40, 200));
  const [gap, lean, deep] = [random.between(8, 60), random.between(-1, 1), random.between(0, 25)];
  const picture = pixelsOf(width, height, 3, Buffer.alloc(width * height * 3));
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = deep * Math.sin((x + lean * y) / gap);
      for (let c = 0; c < 3; c++) picture.data[at++] = Math.min(255, Math.max(0, base[c] + grain));
    }
  return picture;
}

function cornersOf(random, picture, width, height, { share, turn, lean, exact }) {
  const wide = width * random.between(...share);
  const [w, h] = [wide, (wide * picture.height) / picture.width];
  const fit = Math.min(1, (height * 0.97) / h);
  const angle = ((exact ? turn * random.of([-1, 1]) : random.between(-turn, turn)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const room =
    Math.min(
      1,
      width / (w * fit * Math.abs(cos) + h * fit * Math.abs(sin)),
      height / (w * fit * Math.abs(sin) + h * fit * Math.abs(cos)),
    ) * fit;
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([sx, sy]) => {
    const [x, y] = [(sx * w * room) / 2, (sy * h * room) / 2];
    const wander = () => random.normal() * 0.5 * lean * w;
    return [width / 2 + x * cos - y * sin + wander(), height / 2 + x * sin + y * cos + wander()];
  }); // prettier-ignore
}

function lit(random, picture, { light, shine, glow, noise }) {
  const { width, height } = picture;
  const gain = 1 - light * random.between(0, 0.6);
  const [lean, tilt] = [light * random.normal() * 0.6, light * random.normal() * 0.6];
  const bright = random.chance(shine) ? random.between(0.3, 1) * glow : 0;
  const [cx, cy, r] = [random.between(0, width), random.between(0, height), width * random.between(0.04, 0.14)];
  return changed(picture, (value, x, y) => {
    const there = gain * (1 + lean * (x / width - 0.5) + tilt * (y / height - 0.5));
    const spot = bright ? bright * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * r * r)) : 0;
    return value * there + spot + random.normal() * noise;
  });
}

/** Quarter turns to the right. */
function quarterTurned(picture, times) {
  if (times === 0) return picture;
  const { width, height, data } = picture;
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (x * height + (height - 1 - y)) * 3;
      out[to] = data[from];
      out[to + 1] = data[from + 1];
      out[to + 2] = data[from + 2];
    }
  return quarterTurned(pixelsOf(height, width, 3, out), times - 1);
}

/** A photo of a document at this level, as JPEG. `quarters` rotates the image. */
export async function photographOf(random, picture, level, quarters = 0) {
  const how = typeof level === 'string' ? LEVELS[level] : level;
  const width = Math.round(random.between(...how.long));
  const height = Math.round(width * random.between(0.7, 0.8));
  const corners = cornersOf(random, picture, width, height, how);
  const scale = Math.hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]) / picture.width;
  const pitch = 33 * scale;
  const soft = await blurred(picture, scale < 1 ? 0.42 / scale : 0);
  let seen = laidOn(ground(random, width, height), soft, corners);
  seen = await blurred(seen, pitch * random.between(...how.blur));
  if (how.smear && random.chance(0.5)) seen = smeared(seen, pitch * how.smear * random.next(), random.between(0, 3.14));
  return jpegOf(quarterTurned(lit(random, seen, how), quarters), Math.round(random.between(...how.quality)));
}
