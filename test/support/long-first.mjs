import TestSequencer from '@jest/test-sequencer';

/**
 * Suites of more than two minutes. If one of them started last, the other workers would wait for it. The first one builds
 * the service; the next ones do not need it, so they do not wait.
 */
const LONG = [
  'contracts/access-matrix',
  'long/reservation-search-plan',
  'long/fraud-model-gate',
  'long/id-image-reading',
  'long/id-image-capture',
  'long/keys-rotate',
  'long/lost-key',
  'long/imports-killed',
  'long/contacts-seal',
  'long/idempotency-killed',
  'long/start-stopped',
  'long/traces',
  'contracts/openapi-statuses',
  'flows/id-check',
  'flows/id-check-kept',
  'flows/portal-adults',
  'flows/portal-pictures',
  'flows/admission',
  'flows/split-roles',
  'flows/movement-check',
  'long/start-failures',
];

const placeOf = ({ path }) => {
  const place = LONG.findIndex((name) => path.endsWith(`/test/${name}.test.ts`));
  return place < 0 ? LONG.length : place;
};

/** Jest's order, which is by size on a fresh checkout, with the long suites first. */
export default class LongFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
