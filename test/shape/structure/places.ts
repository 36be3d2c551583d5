import { placeViolations } from '../rules/places.js';
import { code } from '../rules/tree.js';

const found = (path: string, text: string) => placeViolations([{ path, text }]);
const loader = 'const load = new DataLoader(batch);';
const environment = 'const port = process.env.PORT;';

describe('code that belongs in one place only', () => {
  test.each([
    ['subgraphs/screening/booking/reservation/reservation.resolver.ts', loader],
    ['gateway/app.ts', loader],
    ['gateway/app.ts', environment],
    ['kit/log.ts', environment],
    ['kit/log.ts', "const port = process['env'].PORT;"],
    ['kit/log.ts', 'const { env } = process;'],
    ['kit/log.ts', "import { env } from 'node:process';"],
    ['subgraphs/screening/context.ts', environment],
    ['subgraphs/screening/features/rates.ts', 'const text = `select ${one} from intelligence.usd_rate`;'],
    ['subgraphs/screening/features/rates.ts', 'const client = new pg.Client({ connectionString });'],
  ])('is found in %s: %s', (path, text) => expect(found(path, text)).toHaveLength(1));

  test.each([
    ['kit/loader.ts', loader],
    ['subgraphs/screening/context.ts', loader],
    ['gateway/config.ts', environment],
    ['kit/config.ts', environment],
    ['test/flows/start.ts', environment],
    ['bench/read.ts', environment],
    ['kit/log.ts', '// process.env is read in config.ts'],
    ['subgraphs/screening/features/rates.ts', "const text = 'select rate from screening.usd_rate';"],
    ['kit/queue/topics.ts', 'const client = new pg.Client({ connectionString });'],
    ['subgraphs/fence.ts', "const table = 'screening.usd_rate';"],
  ])('is allowed in %s: %s', (path, text) => expect(found(path, text)).toEqual([]));

  test('holds in this repository', () => expect(placeViolations(code)).toEqual([]));
});
