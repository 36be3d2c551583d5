// Cached: a lookup in the global object for every pixel is slow under test runners.
const { floor, max, min, round, sqrt } = Math;

/** A grayscale image: one byte per pixel, row by row. */
export interface GreyImage {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Scales an image down to a longer side of at most `most` pixels, averaging the pixels. */
export function shrunk(image: GreyImage, most: number): GreyImage {
  const scale = most / max(image.width, image.height);
  if (scale >= 1) return image;
  const width = max(1, round(image.width * scale));
  const height = max(1, round(image.height * scale));
  const sums = new Float64Array(width * height);
  const counts = new Uint32Array(width * height);
  for (let y = 0; y < image.height; y++) {
    const row = min(height - 1, floor(y * scale)) * width;
    for (let x = 0; x < image.width; x++) {
      const at = row + min(width - 1, floor(x * scale));
      sums[at]! += image.data[y * image.width + x]!;
      counts[at]! += 1;
    }
  }
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) data[at] = sums[at]! / max(1, counts[at]!);
  return { data, width, height };
}

/** A rotated rectangle in an image: its centre, its sides in pixels and its rotation in radians. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

/** Extracts a rotated rectangle upright, scaled by `scale`; white outside the image. */
export function cut(image: GreyImage, { x, y, width, height, angle }: Rectangle, scale: number): GreyImage {
  const [wide, high] = [max(1, round(width * scale)), max(1, round(height * scale))];
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const data = new Uint8Array(wide * high);
  for (let row = 0; row < high; row++) {
    const down = row - (high - 1) / 2;
    for (let column = 0; column < wide; column++) {
      const right = column - (wide - 1) / 2;
      data[row * wide + column] = between(image, x + right * cos - down * sin, y + right * sin + down * cos);
    }
  }
  return { data, width: wide, height: high };
}

/** Bilinear interpolation. */
export function between({ data, width, height }: GreyImage, x: number, y: number): number {
  const [left, top] = [floor(x), floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const [right, down] = [x - left, y - top];
  const at = top * width + left;
  const above = data[at]! * (1 - right) + data[at + 1]! * right;
  const below = data[at + width]! * (1 - right) + data[at + width + 1]! * right;
  return above * (1 - down) + below * down;
}

/** Normalizes local brightness and contrast, to remove shadows and glare. */
export function evened(image: GreyImage, radius: number): GreyImage {
  const { width, height } = image;
  const [mean, square] = [boxMeans(image, radius, (value) => value), boxMeans(image, radius, (value) => value * value)];
  const data = new Uint8ClampedArray(width * height);
  for (let at = 0; at < data.length; at++) {
    const spread = sqrt(max(0, square[at]! - mean[at]! * mean[at]!));
    data[at] = 128 + ((image.data[at]! - mean[at]!) * 70) / max(6, spread);
  }
  return { data, width, height };
}

/** Local mean over the square around each pixel, computed by a table of sums. */
function boxMeans({ data, width, height }: GreyImage, radius: number, measure: (value: number) => number) {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += measure(data[y * width + x]!);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const means = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [max(0, y - radius) * (width + 1), min(height, y + radius + 1) * (width + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [max(0, x - radius), min(width, x + radius + 1)];
      const sum = sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
      means[y * width + x] = (sum * (width + 1)) / ((bottom - top) * (right - left));
    }
  }
  return means;
}
