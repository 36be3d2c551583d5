import { COMPILED_KERNELS } from './compiled.js';

/** Bindings of the numeric loops in kernels.as, which documents each one. Arguments that are not sizes are pointers. */
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
/** Bytes that a 16-byte load may read beyond the last value. */
const BEHIND = 16;

const memory = new WebAssembly.Memory({ initial: 8 });
const compiled = new WebAssembly.Module(Buffer.from(COMPILED_KERNELS, 'base64'));

export const kernels = new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernels;

/** Memory of the kernels for one task; the next task reuses it from the start. */
export class Workspace {
  private end = 0;

  /** Allocates this many bytes, aligned to sixteen, without clearing them. */
  room(bytes: number): number {
    const at = this.end;
    this.end = (at + bytes + 15) & ~15;
    const missing = this.end + BEHIND - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Copies these values into memory and returns a pointer. */
  put(values: Uint8Array | Int32Array | Float32Array): number {
    const at = this.room(values.byteLength);
    new Uint8Array(memory.buffer, at).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return at;
  }

  /** Returns a copy of the bytes at a pointer. */
  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(memory.buffer, at, count).slice();
  }

  /** Returns a copy of the values at a pointer. */
  floats(at: number, count: number): Float32Array {
    return new Float32Array(memory.buffer, at, count).slice();
  }
}
