import sharp from 'sharp';
import { PERTURBATIONS, greyOf, licenceBack } from './licence-back.ts';
import { HOLDER, licenceText } from './licence-text.ts';
import { decodePdf417, readBarcode } from './modules.mjs';
import { randomOf } from './random.mjs';

const LEVELS = [1, 2, 3, 4, 5];
const BUDGET_MS = 60_000;

const quantile = (times, part) => Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))]);

async function timed(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}

/**
 * Measures how well barcodes of licences are read, with `images` per level of each fault, compared with the decoder
 * alone.
 */
export async function measureCodes(images, seed, only) {
  const random = randomOf(seed * 1_000 + 17);
  const sum = { total: 0, alone: 0, read: 0, wrong: 0 };
  const times = [];
  console.log('fault'.padEnd(16), 'level  images  decoder alone  read here  wrong');
  for (const [name, spoilt] of Object.entries(PERTURBATIONS))
    for (const level of LEVELS) {
      if (only.length && !only.includes(name)) continue;
      const found = { alone: 0, read: 0, wrong: 0 };
      for (let at = 0; at < images; at++) {
        const number = `D${10_000_000 + random.below(90_000_000)}`;
        const text = licenceText({ ...HOLDER, number });
        const grey = await greyOf(await spoilt(sharp(await licenceBack(text)), level, random.below(2 ** 20)));
        if ((await decodePdf417(grey)) === text) found.alone++;
        const { result, ms } = await timed(() => readBarcode(grey, BUDGET_MS));
        times.push(ms);
        if (result?.valid) found[result.fields.documentNumber === number ? 'read' : 'wrong']++;
      }
      console.log(
        name.padEnd(16),
        ...[level, images, found.alone, found.read, found.wrong].map((n) => `${n}`.padStart(8)),
      );
      const to = level <= 4 ? images : 0;
      sum.total += to;
      sum.wrong += found.wrong;
      if (to) [sum.alone, sum.read] = [sum.alone + found.alone, sum.read + found.read];
    }
  times.sort((a, b) => a - b);
  console.log(
    `to level 4: ${sum.read} of ${sum.total} read, ${sum.alone} by the decoder alone; ${sum.wrong} wrong at all levels`,
  );
  console.log(`processor time: median ${quantile(times, 0.5)} ms, 95 % ${quantile(times, 0.95)} ms`);
}
