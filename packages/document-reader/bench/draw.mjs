/**
 * Draws documents for tests: `node bench/draw.mjs '[{"format":"TD3","level":"easy","quarters":0}]'` writes a line of
 * JSON for each: the image (base64), the lines of its MRZ and the person. `EUROPEAN` and `AMERICAN` are fronts of
 * licences; `forged` prints another person next to the MRZ, `alter` changes a digit of the MRZ (`digit`, `birth`), and
 * `shown` is how it is presented to the camera (`screen`, `copy`).
 */
import { copiedInGrey, shownOnScreen } from './captures.mjs';
import { licenceFrontOf } from './licence-front.mjs';
import { inventPerson } from './persons.mjs';
import { photographOf } from './photograph.mjs';
import { randomOf } from './random.mjs';
import { specimenOf } from './specimen.mjs';

const FRONTS = { EUROPEAN: 'european', AMERICAN: 'american' };

const SHOWN = { screen: (picture) => shownOnScreen(picture, 700), copy: copiedInGrey };

for (const [at, { format, level, quarters = 0, forged = false, alter, shown }] of JSON.parse(
  process.argv[2],
).entries()) {
  const random = randomOf(40 + at);
  const person = inventPerson(random);
  const { picture, lines } =
    format in FRONTS
      ? { picture: await licenceFrontOf(random, person, FRONTS[format]), lines: [] }
      : await specimenOf(random, person, format, { printed: forged ? inventPerson(randomOf(90 + at)) : person, alter });
  const image = (await photographOf(random, shown ? SHOWN[shown](picture) : picture, level, quarters)).toString(
    'base64',
  );
  console.log(JSON.stringify({ image, lines, person }));
}
