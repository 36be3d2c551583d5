import fs from 'fs';
import sharp from 'sharp';
import { randomOf } from './idcheck/random.mjs';
import { inventPerson } from './idcheck/persons.mjs';
import { specimenOf } from './idcheck/specimen.mjs';
import { photographOf } from './idcheck/photograph.mjs';
import { findZones, pyramidOf, readPlacesOfZone } from './idcheck/modules.mjs';
const [l, f, k] = [process.argv[2], process.argv[3], +process.argv[4]];
const r = randomOf(1000 + k * 7 + f.length * 31 + f.charCodeAt(2));
const p = inventPerson(r);
const s = await specimenOf(r, p, f);
const j = await photographOf(r, s.picture, l, 0);
const { data, info } = await sharp(j)
  .resize(2600, 2600, { fit: 'inside', withoutEnlargement: true })
  .grayscale()
  .raw()
  .toBuffer({ resolveWithObject: true });
const image = { width: info.width, height: info.height, data };
const z = [...findZones(image)];
const marks = z
  .slice(0, 6)
  .map((q, i) =>
    q.lines
      .map(
        (t) =>
          `<path d="M${t.start.x} ${t.start.y}L${t.end.x} ${t.end.y}" stroke="${['red', 'lime', 'blue', 'cyan', 'magenta', 'yellow'][i]}" stroke-width="${6 - i / 2}" fill="none"/>`,
      )
      .join(''),
  )
  .join('');
for (const q of z.slice(0, 8))
  console.log(
    q.likeness.toFixed(2),
    q.lines.map((t) => `${t.start.x | 0},${t.start.y | 0}-${t.end.x | 0},${t.end.y | 0}`).join(' | '),
  );
await sharp(j)
  .composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${marks}</svg>`,
      ),
    },
  ])
  .png()
  .toBuffer()
  .then((b) => sharp(b).resize(900).png().toFile('/tmp/zones.png'));
