import { COMPILED_KERNELS } from './compiled.js';

/** Loops over many numbers as kernels.as has them, where each is described. Numbers that are not sizes are pointers. */
interface Kernels {
  filtered(
    planes: number,
    planeCount: number,
    stride: number,
    height: number,
    filters: number,
    bias: number,
    filterCount: number,
    to: number,
    toStride: number,
  ): void;
  fully(from: number, size: number, weights: number, bias: number, count: number, least: number, to: number): void;
  window(planes: number, rows: number, stride: number, x: number, to: number): void;
  brightness(from: number, pixels: number, to: number): void;
  shrunk(from: number, width: number, xs: number, ys: number, w: number, h: number, sums: number, to: number): void;
}

const PAGE = 65_536;
/** What a load of sixteen bytes may see behind the last value. */
const BEHIND = 16;

const memory = new WebAssembly.Memory({ initial: 8 });
const compiled = new WebAssembly.Module(Buffer.from(COMPILED_KERNELS, 'base64'));

export const kernels = new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernels;

/** The kernels' memory for one piece of work; the next one begins anew, over what this one left. */
export class Workspace {
  private end = 0;

  /** A pointer to so many bytes, aligned to sixteen. They hold whatever was there before. */
  room(bytes: number): number {
    const at = this.end;
    this.end = (at + bytes + 15) & ~15;
    const missing = this.end + BEHIND - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** A pointer to a copy of these values. */
  put(values: Uint8Array | Int32Array | Float32Array): number {
    const at = this.room(values.byteLength);
    new Uint8Array(memory.buffer, at).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return at;
  }

  /** A copy of the bytes there. */
  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(memory.buffer, at, count).slice();
  }

  /** A copy of the values there. */
  floats(at: number, count: number): Float32Array {
    return new Float32Array(memory.buffer, at, count).slice();
  }
}
