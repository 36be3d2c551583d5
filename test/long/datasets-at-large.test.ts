import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { openReads } from '#subgraphs/intelligence/reads.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';

/** Real lists that some machines have next to the project; without them the tests' names say so. */
const FOLDERS = [join(projectRoot, '../shared/data/lookups'), join(projectRoot, '../../shared/data/lookups')];
const folder = FOLDERS.find((each) => existsSync(each));

if (!folder) test('the real lists are ABSENT here, nothing is measured on them', () => expect(folder).toBeUndefined());
else {
  let store: DatasetTest;

  beforeAll(async () => {
    store = await openDatasetTest();
  });
  afterAll(() => store?.close());

  test('finds 67,000 addresses and networks of three lists', async () => {
    const [loaded] = await store.load('ip-blocklist', join(folder, 'ip-threat'));
    expect(loaded!.rows).toBeGreaterThan(60_000);
    const { ipThreats } = openReads(store.pool);
    const found = await Promise.all(['77.90.185.20', '1.12.0.9', '2.26.157.200', '9.9.9.9'].map((ip) => ipThreats(ip)));
    expect(found.map(({ facts }) => facts!.threats.map(({ source }) => source))).toEqual([
      ['ipsum-level3'],
      ['x4bnet-datacenter-ipv4'],
      ['x4bnet-datacenter-ipv4', 'x4bnet-vpn-ipv4'],
      [],
    ]);
  });

  test('finds 10,251 institutions by each of their domains', async () => {
    await store.load('education', join(folder, 'universities'));
    const { rows } = await store.pool.query<{ n: number }>(
      'select count(distinct (name, domains))::int as n from intelligence.institution',
    );
    expect(rows[0]!.n).toBeGreaterThan(10_200);
    const { education } = openReads(store.pool);
    expect((await education('alumni.fho.edu.br')).facts!.institution).toMatchObject({
      countryCode: 'BR',
      domains: ['fho.edu.br'],
    });
  });

  test('the breach catalogue adds a domain and a date to a name', async () => {
    expect(await store.load('breaches', join(folder, 'breaches'))).toMatchObject([{ part: 'catalogue', rows: 334 }]);
    await store.load('breaches', store.file('accounts.csv', 'email,breach\nlee@example.com,000webhost\n'));
    const { breaches } = openReads(store.pool);
    expect((await breaches('lee@example.com')).facts!.breaches).toEqual([
      { name: '000webhost', domain: '000webhost.com', breachDate: '2015-03-01' },
    ]);
  });
}
