/**
 * Decodes the primary image of a HEIF file, in a thread of its own that can be ended at any time. Plain JavaScript,
 * because Node starts it from the sources as well as from the build. Posts `{ width, height, rgb }` or `{ code }`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** Position of the pixels in libheif's `heif_security_limits`: a 64-bit number, of which the upper half stays 0. */
const PIXELS_AT = 8;
/** Positions in its `heif_image_tiling`, and more than its size in bytes. */
const TILING_AT = { columns: 4, rows: 8, width: 12, height: 16 };
const TILING_BYTES = 128;

const { file, limits } = workerData;
const require = createRequire(import.meta.url);

// The decoder's memory cannot grow beyond this, whatever sizes a file claims or hides.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > limits.heapBytes) throw new RangeError('The memory limit is reached.');
  return grow.call(this, pages);
};

function sizeFault(width, height) {
  if (Math.max(width, height) > limits.longestSide || width * height > limits.pixels) return 'too_large';
  return Math.min(width, height) < limits.shortestSide ? 'too_small' : null;
}

/** Pixels of all tiles together, which may be many times those of the image that they are cut to. */
function tilePixels(heif, handle) {
  const [error, tiling] = [heif._malloc(TILING_BYTES), heif._malloc(TILING_BYTES)];
  heif._heif_image_handle_get_image_tiling(error, handle.$$.ptr, 0, tiling);
  return Object.values(TILING_AT).reduce((product, at) => product * heif.HEAPU32[(tiling + at) / 4], 1);
}

/** The refusal for an error of libheif. */
function codeOf(heif, { code, subcode }) {
  if (subcode === heif.heif_suberror_Security_limit_exceeded) return 'too_large';
  // A format for which the build has no decoder, as AV1, is a plugin that is missing.
  const unsupported = [
    heif.heif_error_Unsupported_feature,
    heif.heif_error_Unsupported_filetype,
    heif.heif_error_Plugin_loading_error,
  ];
  return unsupported.includes(code) ? 'format_not_supported' : 'damaged';
}

function open() {
  const folder = join(dirname(require.resolve('libheif-js/package.json')), 'libheif-wasm');
  return require(join(folder, 'libheif.js'))({ wasmBinary: readFileSync(join(folder, 'libheif.wasm')) });
}

async function decode() {
  const heif = open();
  const context = heif.heif_context_alloc();
  const allowed = heif._heif_context_get_security_limits(context.$$.ptr);
  heif.HEAPU32[(allowed + PIXELS_AT) / 4] = limits.codedPixels;
  const read = heif.heif_context_read_from_memory(context, file);
  if (read.code !== heif.heif_error_Ok) return { code: codeOf(heif, read) };
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (!handle || handle.code) return { code: handle ? codeOf(heif, handle) : 'damaged' };
  const fault = sizeFault(heif.heif_image_handle_get_width(handle), heif.heif_image_handle_get_height(handle));
  if (fault) return { code: fault };
  if (tilePixels(heif, handle) > limits.codedPixels) return { code: 'too_large' };
  const { heif_colorspace_RGB: rgbSpace, heif_chroma_interleaved_RGB: threeBytes } = heif;
  const decoded = await heif.heif_js_decode_image2(handle, rgbSpace, threeBytes);
  if (!decoded || decoded.code) return { code: decoded ? codeOf(heif, decoded) : 'damaged' };
  return rowsOf(decoded.channels.find(({ id }) => id === heif.heif_channel_interleaved));
}

/** The pixels without the padding at the end of each row. */
function rowsOf({ data, width, height, stride }) {
  const rgb = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) rgb.set(data.subarray(y * stride, y * stride + 3 * width), 3 * y * width);
  return { width, height, rgb };
}

const result = await decode();
parentPort.postMessage(result, result.rgb ? [result.rgb.buffer] : []);
