import { domainWordViolations, needlessExceptions } from './rules/domain-words.js';
import { code } from './rules/tree.js';

const found = (path: string, text = '') => domainWordViolations([{ path, text }]);

describe('domain words in kit', () => {
  test.each([
    ['kit/guest/name.ts', ''],
    ['kit/settings/pms-systems.ts', ''],
    ['kit/store/row.ts', 'const listingId = 1;'],
    ['kit/store/row.ts', 'export class Reservations {}'],
    ['kit/store/row.ts', 'export const ID_SELFIE = true;'],
    ['kit/store/row.ts', 'x = { watchlists: [] };'],
    ['kit/store/row.ts', 'interface Parts { isPMSRecord: boolean }'],
  ])('%s: %s is refused', (path, text) => expect(found(path, text)).not.toEqual([]));

  test.each([
    ['subgraphs/screening/guest/name.ts', 'const guest = 1;'],
    ['kit/store/row.ts', "const name = 'screening_jobs';"],
    ['kit/store/row.ts', 'const list = 1, guessed = 2;'],
    ['kit/viewer/viewer.ts', 'interface Holder { reservationId?: string }'],
  ])('%s: %s is accepted', (path, text) => expect(found(path, text)).toEqual([]));

  test('do not occur in this repository, and no exception is unused', () => {
    expect(domainWordViolations(code)).toEqual([]);
    expect(needlessExceptions(code)).toEqual([]);
  });
});
