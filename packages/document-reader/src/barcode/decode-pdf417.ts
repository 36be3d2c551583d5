import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ReaderOptions, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { GreyImage } from './grey-image.js';

let ready: Promise<unknown> | undefined;

/** The decoder's WebAssembly is part of the package: nothing is downloaded. */
async function open(): Promise<unknown> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

const OPTIONS: ReaderOptions = { formats: ['PDF417'], tryHarder: true, tryInvert: false, maxNumberOfSymbols: 1 };

/** Decodes a PDF417 barcode, one character per byte (ISO 8859-1); null if none is readable. */
export async function decodePdf417(image: GreyImage): Promise<string | null> {
  await (ready ??= open());
  const [found] = await readBarcodes(asRgba(image), OPTIONS);
  return found?.isValid ? Buffer.from(found.bytes).toString('latin1') : null;
}

function asRgba({ data, width, height }: GreyImage) {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const words = new Uint32Array(rgba.buffer);
  for (let at = 0; at < words.length; at++) words[at] = 0xff000000 | (data[at]! * 0x010101);
  return { data: rgba, width, height, colorSpace: 'srgb' } as never;
}
