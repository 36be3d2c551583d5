import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { missingPackages } from '../reading/missing-packages.js';

/** A word as it was seen: pixels of the picture that was read, confidence from 0 to 100. */
export interface PrintedWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Reads the words of a picture (a file's bytes): wherever they stand on a page, or of one row that fills it. */
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

/** What is used of the optional package; its own types are absent where it is. */
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
/** The engine of neural networks alone, and its data in whole numbers: the fastest that reads as well. */
const NETWORKS = 1;
const DATA = '4.0.0_best_int';

/** Returns a message for the operator if printed text cannot be read, otherwise null. */
export function missingTextModel(): string | null {
  const missing = missingPackages(PACKAGES);
  if (missing.length === 0) return null;
  return `Reading printed text is disabled: the optional packages ${missing.join(', ')} are not installed.`;
}

let opened: Promise<TextModel | null> | undefined;

/** The model, loaded on first use from the packages alone; null where they are not installed. */
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
