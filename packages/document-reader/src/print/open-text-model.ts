import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { missingPackages } from '../reading/missing-packages.js';

/** A recognised word: position in pixels of the image, confidence from 0 to 100. */
export interface PrintedWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Recognises the words of an image file, either anywhere on a page or in a single row that fills it. */
export type TextModel = (picture: Buffer, shows: 'page' | 'row') => Promise<PrintedWord[]>;

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

interface Block {
  paragraphs: { lines: { words: { text: string; confidence: number; bbox: Box }[] }[] }[];
}

/** Types of the used part of the optional package, whose own types are missing if it is not installed. */
interface Tesseract {
  createWorker(language: string, engine: number, options: object): Promise<Reader>;
  PSM: { SPARSE_TEXT: string; SINGLE_LINE: string };
}

interface Reader {
  setParameters(values: Record<string, string>): Promise<unknown>;
  recognize(picture: Buffer, options: object, output: object): Promise<{ data: { blocks: Block[] | null } }>;
}

const require = createRequire(import.meta.url);
const PACKAGES = ['tesseract.js', '@tesseract.js-data/eng'];
/** Neural network engine only, with integer data: the fastest one with the same accuracy. */
const NETWORKS = 1;
const DATA = '4.0.0_best_int';

/** Returns a message for the operator if printed text cannot be read, otherwise null. */
export function missingTextModel(): string | null {
  const missing = missingPackages(PACKAGES);
  if (missing.length === 0) return null;
  return `Reading printed text is disabled: the optional packages ${missing.join(', ')} are not installed.`;
}

let opened: Promise<TextModel | null> | undefined;

/** Loads the model on first use, only from the packages; null if it is not installed. */
export function openTextModel(): Promise<TextModel | null> {
  return (opened ??= missingTextModel() === null ? load() : Promise.resolve(null));
}

async function load(): Promise<TextModel> {
  const { createWorker, PSM } = require('tesseract.js') as Tesseract;
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), DATA);
  const reader = await createWorker('eng', NETWORKS, { langPath, cacheMethod: 'none' });
  return async (picture, shows) => {
    await reader.setParameters({ tessedit_pageseg_mode: shows === 'page' ? PSM.SPARSE_TEXT : PSM.SINGLE_LINE });
    const { data } = await reader.recognize(picture, {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines.flatMap(({ words }) =>
      words.map(({ text, confidence, bbox }) => ({
        text,
        confidence,
        left: bbox.x0,
        right: bbox.x1,
        top: bbox.y0,
        bottom: bbox.y1,
      })),
    );
  };
}
