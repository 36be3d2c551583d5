import fs from 'fs';
import { randomOf } from './idcheck/random.mjs';
import { inventPerson } from './idcheck/persons.mjs';
import { specimenOf } from './idcheck/specimen.mjs';
import { photographOf } from './idcheck/photograph.mjs';
const r = randomOf(3);
for (const [f, l] of [
  ['TD3', 'medium'],
  ['TD1', 'hard'],
]) {
  const p = inventPerson(r);
  const s = await specimenOf(r, p, f);
  console.log(s.lines.join('\n'));
  fs.writeFileSync(`/tmp/s-${f}.jpg`, await photographOf(r, s.picture, l));
}
