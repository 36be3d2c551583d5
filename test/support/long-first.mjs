import TestSequencer from '@jest/test-sequencer';

/**
 * Suites of more than two minutes. If one of them started last, the other workers would wait for it. The first one builds
 * the service; the next ones do not need it, so they do not wait.
 */
const LONG = [
  'contracts/access-matrix',
  'rooms/reservation-search-plan',
  'rooms/fraud-model-gate',
  'rooms/id-image-reading',
  'rooms/id-image-capture',
  'contracts/openapi-statuses',
  'flows/imports-killed',
  'flows/idempotency-killed',
  'flows/start-stopped',
  'flows/portal-adults',
  'flows/contacts-seal',
  'flows/signals-in-time',
  'flows/restore',
  'flows/model-commands',
  'flows/lost-key',
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
