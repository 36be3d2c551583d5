/**
 * Draws documents for tests: `node bench/idcheck/draw.mjs '[{"format":"TD3","level":"easy","quarters":0}]'` writes a
 * line of JSON for each: the picture (base64), the lines of its zone and the person.
 */
import { inventPerson } from './persons.mjs';
import { photographOf } from './photograph.mjs';
import { randomOf } from './random.mjs';
import { specimenOf } from './specimen.mjs';

for (const [at, { format, level, quarters = 0 }] of JSON.parse(process.argv[2]).entries()) {
  const random = randomOf(40 + at);
  const { picture, lines, person } = await specimenOf(random, inventPerson(random), format);
  const image = (await photographOf(random, picture, level, quarters)).toString('base64');
  console.log(JSON.stringify({ image, lines, person }));
}
