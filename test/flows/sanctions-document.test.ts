import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { loadSdn } from '../support/watchlists.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let store: DatasetTest;

beforeAll(async () => {
  at = await pictureTest();
  store = datasetsOn(at.service.databaseUrl);
});

afterAll(async () => {
  await store?.close();
  await at?.stop();
});

const LONG = 400_000;
const NAMESAKE =
  '7,"SPECIMEN, Maria","individual","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 10 Mar 1957."\r\n\u001a';

const sanctionsOf = (id: string, status: string) =>
  eventually(async () => {
    const { body } = await at.service.rest('GET', `/reservations/${id}/summary`);
    const { sanctions } = body.details as Record<string, { status: string; findings: string[] }>;
    return sanctions!.status === status ? sanctions!.findings : null;
  }, LONG);

test(
  'a namesake with another birth date needs review until an ID document confirms the date',
  async () => {
    await loadSdn(store, NAMESAKE);
    const id = await at.stay(undefined, { SanctionsSearchAddon: 'required' });
    expect(await sanctionsOf(id, 'REVIEW')).toEqual([
      'Potential match between the guest and OFAC entry 7: identical name; date of birth differs: the list says 1957-03-10, and no document confirms the date that the guest entered.',
    ]);
    await at.bothSides(id, freshHolder());
    expect(await sanctionsOf(id, 'PASS')).toEqual([
      'OFAC entry 7, cleared by the ID document: identical name, but the date of birth on the document differs (the list says 1957-03-10).',
    ]);
  },
  LONG,
);
