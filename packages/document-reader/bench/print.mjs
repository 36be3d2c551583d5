import { licenceFrontOf } from './licence-front.mjs';
import { inventPerson } from './persons.mjs';
import { photographOf } from './photograph.mjs';
import { randomOf } from './random.mjs';
import { specimenOf } from './specimen.mjs';
import { readPrint } from './modules.mjs';

const LEVELS = ['clean', 'easy', 'medium', 'hard'];
/** More than in the service: results must not depend on the load of the machine. */
const BUDGET_MS = 60_000;
const KINDS = { passport: 'passport', 'identity card': 'id' };
const DOCUMENTS = {
  'licence, European': (random, person) => licenceFrontOf(random, person),
  'licence, American': (random, person) => licenceFrontOf(random, person, 'american'),
  passport: async (random, person) => (await specimenOf(random, person, 'TD3')).picture,
  'identity card': async (random, person) => (await specimenOf(random, person, 'TD2')).picture,
};

const quantile = (sorted, part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]);
const share = (count, total) => `${((100 * count) / total).toFixed(0)} %`.padStart(7);

/** The data in the document's MRZ or barcode. */
const fieldsOf = ({ lastName, firstName, birth, expiry, number }) => ({
  lastName,
  firstName,
  birthDate: birth.iso,
  expiryDate: expiry.iso,
  documentNumber: number,
});

/** Another person whose data is printed next to this one's MRZ: a forged page. */
const forgedOf = (random, person) => ({ ...inventPerson(random), state: person.state });

async function row(make, kind, level, { count, seed, misses, contradicts }) {
  const random = randomOf(seed * 1_000 + 7);
  const found = { full: 0, wrong: 0, against: 0, forged: 0, times: [] };
  const today = new Date().toISOString().slice(0, 10);
  for (let at = 0; at < count; at++) {
    const own = randomOf(random.below(2 ** 31));
    const person = inventPerson(own);
    const true_ = fieldsOf(person);
    const image = await photographOf(own, await make(own, person), level);
    const before = process.cpuUsage();
    const print = await readPrint(image, kind, BUDGET_MS);
    const { user, system } = process.cpuUsage(before);
    found.times.push((user + system) / 1_000);
    const fields = print?.fields ?? {};
    const wrong = Object.keys(fields).filter((key) => fields[key].toUpperCase() !== true_[key]);
    const isFull = ['lastName', 'firstName', 'birthDate', 'expiryDate'].every((key) => fields[key]);
    if (wrong.length > 0) found.wrong++;
    else if (isFull) found.full++;
    if (print && contradicts?.(print, true_, today)) found.against++;
    if (print && contradicts?.(print, fieldsOf(forgedOf(own, person)), today)) found.forged++;
    if (misses && (wrong.length > 0 || !isFull)) console.log(level, print?.layout, true_, fields, wrong);
  }
  found.times.sort((a, b) => a - b);
  return found;
}

/**
 * Measures how printed text is read and, given `contradicts(print, fields, today)`, how often it contradicts an MRZ or
 * barcode: rightly and falsely.
 */
export async function measurePrint(images, seed, only, misses, contradicts) {
  const titles =
    'document             level   images    full   wrong   false contradictions   of another person   median   p95 ms';
  console.log(titles);
  for (const [name, make] of Object.entries(DOCUMENTS))
    for (const level of LEVELS) {
      if (only.length && !only.some((word) => name.includes(word) || level === word)) continue;
      const count = 6 * images;
      const { full, wrong, against, forged, times } = await row(make, KINDS[name] ?? 'drivers', level, {
        count,
        seed,
        misses,
        contradicts,
      });
      const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => String(ms).padStart(8));
      console.log(
        name.padEnd(20),
        level.padEnd(7),
        String(count).padStart(6),
        share(full, count),
        share(wrong, count),
        share(against, count).padStart(22),
        share(forged, count).padStart(19),
        median,
        p95,
      );
    }
}
