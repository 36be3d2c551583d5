import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

/** A picture in memory: rows of pixels with one or three channels. */
export const pixelsOf = (width, height, channels, data) => ({ width, height, channels, data });

export async function drawn(svg, channels = 3) {
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).toColourspace('srgb');
  const { data, info } = await (channels === 1 ? picture.extractChannel(0) : picture.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixelsOf(info.width, info.height, channels, data);
}

const raw = ({ width, height, channels }) => ({ raw: { width, height, channels } });

export const jpegOf = (picture, quality) => sharp(picture.data, raw(picture)).jpeg({ quality }).toBuffer();

/** The picture as a camera's file would contain it after JPEG at this quality. */
export async function throughJpeg(picture, quality) {
  const decoded = sharp(await jpegOf(picture, quality));
  const data = await (picture.channels === 1 ? decoded.extractChannel(0) : decoded).raw().toBuffer();
  return { ...picture, data };
}

/** Gaussian blur with this deviation in pixels. */
export async function blurred(picture, sigma) {
  if (sigma < 0.3) return picture;
  const soft = sharp(picture.data, raw(picture)).blur(sigma);
  const data = await (picture.channels === 1 ? soft.extractChannel(0) : soft).raw().toBuffer();
  return { ...picture, data };
}

/** A straight motion blur over `length` pixels at `angle` radians. */
export function smeared(picture, length, angle) {
  const { width, height, channels, data } = picture;
  const out = Buffer.alloc(data.length);
  const steps = Math.max(2, Math.ceil(length));
  const shifts = Array.from({ length: steps }, (_, step) => {
    const along = (step / (steps - 1) - 0.5) * length;
    return [Math.round(Math.cos(angle) * along), Math.round(Math.sin(angle) * along)];
  });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (const [dx, dy] of shifts) {
          const sx = Math.min(width - 1, Math.max(0, x + dx));
          const sy = Math.min(height - 1, Math.max(0, y + dy));
          sum += data[(sy * width + sx) * channels + channel];
        }
        out[(y * width + x) * channels + channel] = sum / steps;
      }
  return { ...picture, data: out };
}

/** The 3×3 matrix that maps the unit square's corners (0,0 1,0 1,1 0,1) to these four points. */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

export function inverse([a, b, c, d, e, f, g, h, i]) {
  const [A, B, C] = [e * i - f * h, c * h - b * i, b * f - c * e];
  const [D, E, F] = [f * g - d * i, a * i - c * g, c * d - a * f];
  return [A, B, C, D, E, F, d * h - e * g, b * g - a * h, a * e - b * d];
}

export function led([a, b, c, d, e, f, g, h, i], x, y) {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Draws a picture onto a background so that its corners are at these points. */
export function laidOn(ground, picture, corners) {
  const [a, b, c0, d, e, f, g, h, i] = inverse(squareTo(corners));
  const { width, height, channels, data } = picture;
  const out = Buffer.from(ground.data);
  for (let y = 0; y < ground.height; y++)
    for (let x = 0; x < ground.width; x++) {
      const w = g * (x + 0.5) + h * (y + 0.5) + i;
      const u = (a * (x + 0.5) + b * (y + 0.5) + c0) / w;
      const v = (d * (x + 0.5) + e * (y + 0.5) + f) / w;
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const sx = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
      const sy = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - left, sy - top];
      const at = (top * width + left) * channels;
      const to = (y * ground.width + x) * channels;
      for (let c = 0; c < channels; c++) {
        const upper = data[at + c] * (1 - fx) + data[at + channels + c] * fx;
        const lower = data[at + width * channels + c] * (1 - fx) + data[at + (width + 1) * channels + c] * fx;
        out[to + c] = upper * (1 - fy) + lower * fy;
      }
    }
  return { ...ground, data: out };
}

/** Maps every pixel with `change(value, x, y)`, clamped. */
export function changed(picture, change) {
  const { width, height, channels } = picture;
  const data = Buffer.alloc(picture.data.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++, at++) data[at] = Math.min(255, Math.max(0, change(picture.data[at], x, y)));
  return { ...picture, data };
}
