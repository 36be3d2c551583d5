import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernels, Workspace } from '../src/intake/kernels/kernels.js';
import { shrunk } from '../src/intake/shrunk.js';

/** Numbers between -1 and 1 that are the same in every run. */
function numbers(count: number): Float32Array {
  let state = 7;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

test('the stored binary matches its source', () => {
  const folder = join(import.meta.dirname, '..');
  const compiled = execFileSync(process.execPath, ['bench/compile-kernels.mjs', '--print'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(readFileSync(join(folder, 'src/intake/kernels/compiled.ts'), 'utf8')).toBe(compiled);
});

test('filters cover 3×3 of every plane, and max pooling keeps the largest of every 2×2', () => {
  const [planes, stride, height, count, toStride] = [3, 18, 9, 2, 8];
  const values = numbers(planes * stride * height);
  const [filters, bias] = [numbers(count * planes * 9), Float32Array.of(0.1, -0.2)];
  const space = new Workspace();
  const rows = (height - 2) >> 1;
  const to = space.room(4 * count * rows * toStride);
  const [from, weights, start] = [space.put(values), space.put(filters), space.put(bias)];
  kernels.filtered(from, planes, stride, height, weights, start, count, to, toStride);

  const at = (filter: number, y: number, x: number) =>
    bias[filter]! +
    sum(
      Array.from({ length: planes * 9 }, (_, n) => {
        const [plane, dy, dx] = [Math.floor(n / 9), Math.floor((n % 9) / 3), n % 3];
        return filters[filter * planes * 9 + n]! * values[(plane * height + y + dy) * stride + x + dx]!;
      }),
    );
  const found = space.floats(to, count * rows * toStride);
  found.forEach((value, n) => {
    const [filter, y, x] = [Math.floor(n / (rows * toStride)), Math.floor(n / toStride) % rows, n % toStride];
    const four = [0, 1].flatMap((dy) => [0, 1].map((dx) => at(filter, 2 * y + dy, 2 * x + dx)));
    expect(value).toBeCloseTo(Math.max(0, ...four), 4);
  });
  expect(found.some((value) => value > 0) && found.some((value) => value === 0)).toBe(true);
});

test('a dense layer adds weighted values to its bias and applies the lower bound', () => {
  const [size, count] = [8, 5];
  const [values, weights, bias] = [numbers(size), numbers(size * count).reverse(), numbers(count)];
  const space = new Workspace();
  const [from, by, start, to] = [space.put(values), space.put(weights), space.put(bias), space.room(4 * count)];
  const expected = Array.from(
    bias,
    (own, unit) => own + sum(Array.from(values, (v, n) => v * weights[unit * size + n]!)),
  );
  kernels.fully(from, size, by, start, count, -Infinity, to);
  space.floats(to, count).forEach((value, unit) => expect(value).toBeCloseTo(expected[unit]!, 5));
  kernels.fully(from, size, by, start, count, 0, to);
  space.floats(to, count).forEach((value, unit) => expect(value).toBeCloseTo(Math.max(0, expected[unit]!), 5));
  expect(Math.min(...expected)).toBeLessThan(0);
});

test('a downscaled image has the means of its source pixels', () => {
  const [width, height, w, h] = [37, 600, 11, 3];
  const data = Uint8Array.from(numbers(width * height), (value) => 127 + 128 * value);
  const edge = (at: number, count: number, limit: number) => Math.round((at * limit) / count);
  const small = shrunk({ width, height, data }, w, h);
  expect(small).toMatchObject({ width: w, height: h });
  small.data.forEach((value, n) => {
    const [x, y] = [n % w, Math.floor(n / w)];
    const [left, right] = [edge(x, w, width), edge(x + 1, w, width)];
    const [top, bottom] = [edge(y, h, height), edge(y + 1, h, height)];
    let total = 0;
    for (let sy = top; sy < bottom; sy++) for (let sx = left; sx < right; sx++) total += data[sy * width + sx]!;
    expect(value).toBe(Math.floor(total / ((bottom - top) * (right - left))));
  });
  const white = shrunk({ width: 4, height: 514, data: new Uint8Array(4 * 514).fill(255) }, 2, 2);
  expect([...white.data]).toEqual([255, 255, 255, 255]);
});

test('brightness weights red, green and blue', () => {
  const space = new Workspace();
  const [from, to] = [space.put(Uint8Array.of(255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255)), space.room(5)];
  kernels.brightness(from, 5, to);
  expect([...space.bytes(to, 5)]).toEqual([255, 0, 77, 149, 29]);
});
