import { Client } from 'pg';
import { makeAccount } from '../support/accounts.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: Client;

beforeAll(async () => {
  service = await runningTest();
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const VANCE = { first_name: 'Quillon', last_name: 'Vance', country: 'US', year_of_birth: '1979' };

describe('bad input', () => {
  const long = 'x'.repeat(101);
  const searches: [string, object][] = [
    ['last_name', { ...VANCE, last_name: undefined }],
    ['last_name', { ...VANCE, last_name: ' ' }],
    ['first_name', { ...VANCE, first_name: long }],
    ['first_name', { ...VANCE, first_name: '12' }],
    ['country', { ...VANCE, country: 'Atlantis' }],
    ['country', { ...VANCE, country: undefined }],
    ['year_of_birth', { ...VANCE, year_of_birth: '79' }],
    ['year_of_birth', { ...VANCE, year_of_birth: '2999' }],
    ['city', { ...VANCE, city: 'x'.repeat(300) }],
  ];
  const checks: [string, object][] = [
    ['gender', { gender: 'male' }],
    ['country', { country: 'USA' }],
    ['country', { country: 'ZZ' }],
    ['state', { state: 'Texas, please' }],
    ['state', { state: 'US-TX', country: 'DE' }],
    ['phone', { phone: '0123' }],
    ['email', { email: 'nobody' }],
    ['date_of_birth', { date_of_birth: '1980-02-30' }],
    ['date_of_birth', { date_of_birth: '2980-02-03' }],
    ['year_of_birth', { year_of_birth: 1979, date_of_birth: '1980-02-03' }],
    ['last_name', { last_name: 'x'.repeat(2_000) }],
    ['first_name', { first_name: 7 }],
  ];
  const kept = async () => {
    const text = `select (select count(*) from intelligence.media_report) + (select count(*) from intelligence.background_report) as n`;
    return (await client.query<{ n: string }>(text)).rows[0]!.n;
  };

  test('reports each member and changes nothing', async () => {
    const before = await kept();
    const asked = [
      ...searches.map(([member, body]) => ['/lookup/adverse-media/search', member, body] as const),
      ...checks.map(([member, body]) => ['/background-check/submit?type=globalcheck', member, body] as const),
      ...['', '?type=other', '?type='].map((query) => [`/background-check/submit${query}`, 'type', {}] as const),
    ];
    for (const [path, member, sent] of asked) {
      const { status, body } = await service.rest('POST', path, sent);
      expect([path, sent, status, body.code, body.details?.[0].loc]).toEqual([path, sent, 400, 'bad_input', [member]]);
    }
    expect(await kept()).toBe(before);
  });

  test.each(['01900000-0000-7000-8000-00000000000f', 'nothing', '%27--', 'x'.repeat(399)])(
    'an unknown id and one of another account get the same error: %s',
    async (unknown) => {
      const stranger = (await makeAccount(client)).headers;
      const media = await service.rest('POST', '/lookup/adverse-media/search', VANCE);
      const check = await service.rest('POST', '/background-check/submit?type=globalcheck', {});
      const cases = [
        [`/lookup/adverse-media/results/${unknown}`, {}, 400, 'adverse_media_not_found'],
        [`/lookup/adverse-media/results/${media.body.id}`, stranger, 400, 'adverse_media_not_found'],
        [`/background-check/results/${unknown}`, {}, 500, 'background_check_not_found'],
        [`/background-check/results/${check.body.id}`, stranger, 500, 'background_check_not_found'],
      ] as const;
      for (const [path, headers, status, code] of cases)
        expect(await service.rest('GET', path, undefined, headers)).toMatchObject({ status, body: { code } });
    },
  );
});
