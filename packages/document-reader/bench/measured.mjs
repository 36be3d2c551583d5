import { inventPerson } from './persons.mjs';
import { photographOf } from './photograph.mjs';
import { randomOf } from './random.mjs';
import { specimenOf } from './specimen.mjs';
import { readImage } from './modules.mjs';
import { tesseractReads } from './tesseract.mjs';

const FORMATS = ['TD3', 'TD1', 'TD2', 'TD3', 'TD1', 'MRVA', 'TD3', 'TD1', 'MRVB'];
const BUDGET_MS = 8_000;

export function quantiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]);
  return { median: at(0.5), p95: at(0.95) };
}

/** Processor time of one reading in milliseconds, with its result. */
async function timed(image, ask) {
  const before = process.cpuUsage();
  const reading = await readImage(image, ask, BUDGET_MS);
  const { user, system } = process.cpuUsage(before);
  return { reading, ms: (user + system) / 1_000 };
}

/** Reads photos of new documents at this level: number fully read, number wrongly accepted, and times in ms. */
export async function measured(random, level, quarters, count, { misses, tesseract, printOf }) {
  const result = { full: 0, wrong: 0, total: count, tesseract: tesseract ? 0 : undefined };
  const times = [];
  for (let at = 0; at < count; at++) {
    const own = randomOf(random.below(2 ** 31));
    const wanted = FORMATS[at % FORMATS.length];
    const { picture, lines, format } = await specimenOf(own, inventPerson(own), wanted, { printOf });
    const image = await photographOf(own, picture, level, quarters);
    const { reading, ms } = await timed(image, { step: 'front', kind: 'passport' });
    times.push(ms);
    const same = reading.zone?.lines.join('\n') === lines.join('\n');
    if (reading.zone?.valid) result[same ? 'full' : 'wrong']++;
    if (misses && !(reading.zone?.valid && same))
      console.log(format, lines, reading.zone ?? reading.error ?? 'no zone');
    if (tesseract && (await tesseractReads(image, lines))) result.tesseract++;
  }
  return { ...result, times };
}
