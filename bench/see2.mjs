import fs from 'fs';
import sharp from 'sharp';
import { randomOf } from './idcheck/random.mjs';
import { inventPerson } from './idcheck/persons.mjs';
import { specimenOf } from './idcheck/specimen.mjs';
import { photographOf } from './idcheck/photograph.mjs';
const { readZone } = await import('../dist/subgraphs/screening/id-check/mrz/read-zone.js');
const n = +process.argv[2] || 3;
const levels = (process.argv[3] || 'clean,easy,medium,hard').split(',');
const formats = (process.argv[4] || 'TD3,TD1,TD2,MRVA,MRVB').split(',');
const quarters = +process.argv[5] || 0;
const verbose = process.argv[6];
for (const l of levels) {
  let full = 0,
    valid = 0,
    wrong = 0,
    total = 0;
  const times = [];
  for (const f of formats) {
    for (let k = 0; k < n; k++) {
      const r = randomOf(1000 + k * 7 + f.length * 31 + f.charCodeAt(2));
      const p = inventPerson(r);
      const s = await specimenOf(r, p, f);
      const j = await photographOf(r, s.picture, l, quarters);
      const { data, info } = await sharp(j)
        .resize(2600, 2600, { fit: 'inside', withoutEnlargement: true })
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const t = process.cpuUsage();
      const z = readZone({ width: info.width, height: info.height, data }, 8000);
      const u = process.cpuUsage(t);
      times.push((u.user + u.system) / 1000);
      total++;
      const same = z && z.lines.join() === s.lines.join();
      if (same) full++;
      if (z?.valid && same) valid++;
      if (z?.valid && !same) wrong++;
      if (verbose && !(z?.valid && same)) {
        console.log(l, f, k, z?.valid, z?.format, z?.repaired);
        console.log(s.lines.join('\n'));
        console.log(z?.lines.join('\n'));
        fs.writeFileSync(`/tmp/bad-${l}-${f}-${k}.jpg`, j);
      }
    }
  }
  times.sort((a, b) => a - b);
  console.log(l, {
    total,
    full,
    valid,
    wrong,
    median: times[times.length >> 1] | 0,
    p95: times[Math.floor(times.length * 0.95)] | 0,
    max: times.at(-1) | 0,
  });
}
