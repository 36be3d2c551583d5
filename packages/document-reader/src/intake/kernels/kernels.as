// Loops over many numbers, four or eight at a time. AssemblyScript; `node bench/compile-kernels.mjs` makes
// compiled.ts of it. Pointers are bytes of the module's memory, strides and sizes are numbers of values.

/** Four values, each times the one weight. */
// @ts-ignore: decorator
@inline
function times(weight: usize, values: v128): v128 {
  return f32x4.mul(v128.load32_splat(weight), values);
}

/**
 * Filters of 3×3 over all planes, the larger of nothing and each sum, then the largest of every 2×2. Rows of `planes`
 * have `stride` values, of which those behind the picture may be anything; rows of `to` have `toStride`, a multiple of four.
 */
export function filtered(
  planes: usize, planeCount: i32, stride: i32, height: i32,
  filters: usize, bias: usize, filterCount: i32,
  to: usize, toStride: i32,
): void {
  const row: usize = <usize>stride << 2;
  const plane: usize = row * height;
  const rows = (height - 2) >> 1;
  for (let filter = 0; filter < filterCount; filter++) {
    const start = v128.load32_splat(bias + (<usize>filter << 2));
    const nothing = f32x4.splat(0);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < toStride; x += 4) {
        let a = start, b = start, c = start, d = start;
        let weights = filters + <usize>(filter * planeCount) * 36;
        let seen = planes + row * (2 * y) + (<usize>x << 3);
        for (let index = 0; index < planeCount; index++, weights += 36, seen += plane) {
          let at = seen;
          let p = v128.load(at), q = v128.load(at, 4), r = v128.load(at, 8);
          let s = v128.load(at, 16), t = v128.load(at, 20), u = v128.load(at, 24);
          a = f32x4.add(a, f32x4.add(f32x4.add(times(weights, p), times(weights + 4, q)), times(weights + 8, r)));
          b = f32x4.add(b, f32x4.add(f32x4.add(times(weights, s), times(weights + 4, t)), times(weights + 8, u)));
          at += row;
          p = v128.load(at); q = v128.load(at, 4); r = v128.load(at, 8);
          s = v128.load(at, 16); t = v128.load(at, 20); u = v128.load(at, 24);
          a = f32x4.add(a, f32x4.add(f32x4.add(times(weights + 12, p), times(weights + 16, q)), times(weights + 20, r)));
          b = f32x4.add(b, f32x4.add(f32x4.add(times(weights + 12, s), times(weights + 16, t)), times(weights + 20, u)));
          c = f32x4.add(c, f32x4.add(f32x4.add(times(weights, p), times(weights + 4, q)), times(weights + 8, r)));
          d = f32x4.add(d, f32x4.add(f32x4.add(times(weights, s), times(weights + 4, t)), times(weights + 8, u)));
          at += row;
          p = v128.load(at); q = v128.load(at, 4); r = v128.load(at, 8);
          s = v128.load(at, 16); t = v128.load(at, 20); u = v128.load(at, 24);
          a = f32x4.add(a, f32x4.add(f32x4.add(times(weights + 24, p), times(weights + 28, q)), times(weights + 32, r)));
          b = f32x4.add(b, f32x4.add(f32x4.add(times(weights + 24, s), times(weights + 28, t)), times(weights + 32, u)));
          c = f32x4.add(c, f32x4.add(f32x4.add(times(weights + 12, p), times(weights + 16, q)), times(weights + 20, r)));
          d = f32x4.add(d, f32x4.add(f32x4.add(times(weights + 12, s), times(weights + 16, t)), times(weights + 20, u)));
          at += row;
          p = v128.load(at); q = v128.load(at, 4); r = v128.load(at, 8);
          s = v128.load(at, 16); t = v128.load(at, 20); u = v128.load(at, 24);
          c = f32x4.add(c, f32x4.add(f32x4.add(times(weights + 24, p), times(weights + 28, q)), times(weights + 32, r)));
          d = f32x4.add(d, f32x4.add(f32x4.add(times(weights + 24, s), times(weights + 28, t)), times(weights + 32, u)));
        }
        const left = f32x4.max(a, c), right = f32x4.max(b, d);
        const even = v128.shuffle<f32>(left, right, 0, 2, 4, 6);
        const odd = v128.shuffle<f32>(left, right, 1, 3, 5, 7);
        v128.store(to, f32x4.max(f32x4.max(even, odd), nothing));
        to += 16;
      }
    }
  }
}

/** Sums of `size` values (a multiple of four), each times its weight, for `count` sets of weights. */
export function fully(from: usize, size: i32, weights: usize, bias: usize, count: i32, least: f32, to: usize): void {
  const end = from + (<usize>size << 2);
  for (let unit = 0; unit < count; unit++) {
    let sum = f32x4.splat(0);
    for (let at = from; at < end; at += 16, weights += 16)
      sum = f32x4.add(sum, f32x4.mul(v128.load(at), v128.load(weights)));
    const total =
      f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3);
    store<f32>(to, max<f32>(least, load<f32>(bias) + total));
    bias += 4;
    to += 4;
  }
}

/** Four columns of every row of all planes, one after another. */
export function window(planes: usize, rows: i32, stride: i32, x: i32, to: usize): void {
  let from = planes + (<usize>x << 2);
  for (let y = 0; y < rows; y++, from += <usize>stride << 2, to += 16) v128.store(to, v128.load(from));
}

/** Brightness of red, green, blue in turn by the weights of ITU-R BT.601, in parts of 256. */
export function brightness(from: usize, pixels: i32, to: usize): void {
  for (const end = to + <usize>pixels; to < end; to++, from += 3)
    store<u8>(to, (77 * <u32>load<u8>(from) + 150 * <u32>load<u8>(from, 1) + 29 * <u32>load<u8>(from, 2) + 128) >> 8);
}

/**
 * Means of boxes: row `y` of the smaller picture is of rows `ys[y]` to `ys[y + 1]` of the larger one, columns likewise.
 * `sums` has room for one row of the larger picture, in two bytes a value: boxes have at most 257 rows.
 */
export function shrunk(
  from: usize, width: i32, xs: usize, ys: usize, w: i32, h: i32, sums: usize, to: usize,
): void {
  for (let y = 0; y < h; y++, ys += 4) {
    const top = load<i32>(ys);
    const bottom = max<i32>(top + 1, load<i32>(ys, 4));
    memory.fill(sums, 0, (<usize>width + 16) << 1);
    for (let row = top; row < bottom; row++) {
      const line = from + <usize>row * width;
      for (let x: usize = 0; x < <usize>width; x += 16) {
        const seen = v128.load(line + x);
        const at = sums + (x << 1);
        v128.store(at, i16x8.add(v128.load(at), i16x8.extend_low_i8x16_u(seen)));
        v128.store(at, i16x8.add(v128.load(at, 16), i16x8.extend_high_i8x16_u(seen)), 16);
      }
    }
    for (let x = 0; x < w; x++, to++) {
      const left = load<i32>(xs + (<usize>x << 2));
      const right = max<i32>(left + 1, load<i32>(xs + (<usize>x << 2), 4));
      let sum: u32 = 0;
      for (let at = left; at < right; at++) sum += load<u16>(sums + (<usize>at << 1));
      store<u8>(to, sum / <u32>((bottom - top) * (right - left)));
    }
  }
}
