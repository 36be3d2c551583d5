import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createWorker, PSM } from 'tesseract.js';
import { ALPHABET, cutLine, findZones, pyramidOf, USUAL_SIDES } from './modules.mjs';

const DATA = fileURLToPath(new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')));
let started;

async function reader() {
  const worker = await createWorker('eng', 1, { langPath: DATA, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_char_whitelist: ALPHABET, tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
}

/** A row as a picture of black on white, twice the size that our own recogniser gets. */
function pictureOf({ width, data }) {
  const height = data.length / width;
  const bytes = Buffer.from(data.map((value) => Math.min(255, Math.max(0, 190 - 75 * value))));
  const plain = sharp(bytes, { raw: { width, height, channels: 1 } });
  return plain
    .resize(2 * width, 2 * height, { kernel: 'cubic' })
    .extend({ top: 12, bottom: 12, background: '#ddd' })
    .withMetadata({ density: 300 })
    .png()
    .toBuffer();
}

/** Whether tesseract.js reads all rows correctly at the first places where our detector finds an MRZ. */
export async function tesseractReads(image, lines) {
  const worker = await (started ??= reader());
  const { data, info } = await sharp(image).grayscale().raw().toBuffer({ resolveWithObject: true });
  const gray = { width: info.width, height: info.height, data };
  const levels = pyramidOf(gray, 200);
  let places = 0;
  for (const { lines: rows } of findZones(gray, USUAL_SIDES, 5)) {
    if (rows.length !== lines.length) continue;
    if (++places > 3) return false;
    const texts = [];
    for (const row of rows) {
      const found = await worker.recognize(await pictureOf(cutLine(levels, row, lines[0].length)));
      texts.push(found.data.text.replace(/\s/g, ''));
    }
    if (texts.join('\n') === lines.join('\n')) return true;
  }
  return false;
}
