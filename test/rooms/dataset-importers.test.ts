import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { SKIPPED } from '#subgraphs/intelligence/datasets/catalogue/dataset.js';
import { openSource } from '#subgraphs/intelligence/datasets/source/open-source.js';
import { networkOf } from '#subgraphs/intelligence/ip/importers/ip-blocklist.js';
import { dayOf, nameDigests } from '#subgraphs/intelligence/datasets/reading/values.js';
import { type DatasetTest, datasetNamed, datasetsOn } from '../support/datasets.js';

let store: DatasetTest;

// Files are read, nothing is stored: the database is never queried.
beforeAll(() => (store = datasetsOn('postgres://127.0.0.1:1/none')));
afterAll(() => store?.close());

/** The rows of a file; invalid ones are counted as `skipped`. */
async function rowsOf(dataset: string, name: string, content: string | Buffer): Promise<Record<string, unknown>[]> {
  const { files } = await openSource(store.file(name, content), { allowPrivate: false });
  const rows: Record<string, unknown>[] = [];
  for await (const put of datasetNamed(dataset).read(files)) rows.push(put === SKIPPED ? { skipped: true } : put.row);
  return rows;
}

describe('IP lists', () => {
  test('reads plain, netset, ipsum, CSV and Spamhaus lines', async () => {
    const list = [
      '# a comment',
      '; another',
      '',
      '1.2.3.4',
      '10.1.2.3/8',
      '5.6.7.8\t12',
      '9.9.9.9 # why',
      '2001:db8::1',
      '{"cidr":"1.10.16.0/20","sblid":"SBL256894","rir":"apnic"}',
      '{"type":"metadata","records":1}',
    ];
    const rows = await rowsOf('ip-blocklist', 'drop.txt', list.join('\n'));
    expect(rows.map(({ network, reports, reference }) => [network, reports, reference])).toEqual([
      ['1.2.3.4/32', null, null],
      ['10.0.0.0/8', null, null],
      ['5.6.7.8/32', 12, null],
      ['9.9.9.9/32', null, null],
      ['2001:db8::1/128', null, null],
      ['1.10.16.0/20', null, 'SBL256894'],
    ]);
    expect(rows[0]!.list).toBe('drop');
  });

  test.each(['1.2.3', '1.2.3.4/33', '1.2.3.4/x', '1.2.3.4/8/8', 'host.example', '<html>', '{"cidr":"x"}', '{bad'])(
    'reports %j with its line',
    async (line) => {
      await expect(rowsOf('ip-blocklist', 'bad.txt', `1.1.1.1\n${line}\n`)).rejects.toThrow(
        'bad.txt: line 2: not an IP address or network',
      );
    },
  );

  test('clears the bits after a prefix', () => {
    expect([networkOf('192.168.77.5/20'), networkOf('2001:db8:ffff::1/33')]).toEqual([
      '192.168.64.0/20',
      '2001:db8:8000::/33',
    ]);
  });
});

describe('breaches', () => {
  const digest = 'a'.repeat(40);
  const account = { digest: Buffer.from(digest, 'hex'), breach: 'Adobe' };

  test.each([
    ['a CSV of digests', 'a.csv', `SHA1,Breach\n${digest},Adobe\n`],
    ['lines of digests', 'a.txt', `${digest.toUpperCase()}:Adobe\n`],
    ['a map of ranges', 'a.json', JSON.stringify({ AAAAAA: [{ hashSuffix: 'a'.repeat(34), websites: ['Adobe'] }] })],
    [
      'a range in a file named after it',
      'aaaaaa.json',
      JSON.stringify([{ hashSuffix: 'A'.repeat(34), websites: ['Adobe'] }]),
    ],
  ])('%s yields accounts', async (_title, name, content) => {
    expect(await rowsOf('breaches', name, content)).toEqual([account]);
    expect(datasetNamed('breaches').partOf!(name, content)).toBe('accounts');
  });

  test('the catalogue is a separate part', async () => {
    const content = JSON.stringify([{ Name: 'X', BreachDate: '2019-01-02', PwnCount: 5, IsVerified: true }]);
    expect(datasetNamed('breaches').partOf!('breaches.json', content)).toBe('catalogue');
    expect(await rowsOf('breaches', 'breaches.json', content)).toMatchObject([
      { name: 'X', breach_date: '2019-01-02', accounts: 5 },
    ]);
  });

  test.each([
    ['a range without its prefix', 'x.json', JSON.stringify([{ hashSuffix: 'a'.repeat(34), websites: ['A'] }])],
    ['a suffix that is too short', 'aaaaaa.json', JSON.stringify([{ hashSuffix: 'abc', websites: ['A'] }])],
    ['a truncated digest', 'x.txt', `${digest}:Adobe\n${digest.slice(0, 20)}`],
    ['a CSV without a breach', 'x.csv', `email\nlee@example.com\n`],
  ])('reports %s', async (_title, name, content) => {
    await expect(rowsOf('breaches', name, content)).rejects.toThrow(/line \d: /);
  });
});

test('evictions use the columns of Harris County, with every party of a case', async () => {
  const rows = await rowsOf(
    'evictions',
    'harris.csv',
    'Case Number,Case File Date,Plaintiff Name,Defendant Name,Defendant Addr Line 1,Defendant Addr City,Defendant Addr State,Defendant Addr Zip\n' +
      '21-1,1/5/2024,Owner LLC,"LEE, ANN B And RAY, BOB et al",12 Oak St,HOUSTON,TX,77002-1111\n' +
      '21-2,,Owner LLC,"LEE, ANN",12 Oak St,HOUSTON,TX,77002\n',
  );
  expect(rows[0]).toMatchObject({ source: 'US-TX', filed_on: '2024-01-05', postal_code: '77002', case_number: '21-1' });
  expect(rows[0]!.name_digests).toEqual([...nameDigests('Ann B Lee'), ...nameDigests('Bob Ray')]);
  expect(rows[1]).toEqual({ skipped: true });
});

test('sex offenders use the columns of Chicago', async () => {
  const rows = await rowsOf(
    'sex-offenders',
    'chicago.csv',
    'LAST,FIRST,BLOCK,GENDER,RACE,BIRTH DATE,AGE,HEIGHT,WEIGHT,VICTIM MINOR\nPERSON,INVENTED,0000X W X ST,MALE,X,05/06/1970,50,510,180,Y\n',
  );
  expect(rows).toMatchObject([
    {
      state: 'IL',
      city: 'Chicago',
      born_on: '1970-05-06',
      name_keys: ['person invented'],
      charges: ['Victim was a minor'],
    },
  ]);
});

describe('news', () => {
  const item = {
    url: 'https://news.example/a',
    title: 'A title & more',
    source: 'Example',
    published_at: '2026-01-02T03:04:05.000Z',
  };

  test.each([
    [
      'RSS',
      'a.xml',
      '<?xml version="1.0"?><rss><channel><title>Example</title><item><title>A title &amp; more</title><link>https://news.example/a</link><pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate><description><![CDATA[<p>Body</p>]]></description></item></channel></rss>',
    ],
    [
      'Atom',
      'a.xml',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Example</title><entry><title type="html">A title &amp; more</title><link rel="self" href="https://news.example/x"/><link href="https://news.example/a"/><updated>2026-01-02T03:04:05Z</updated><summary>Body</summary></entry></feed>',
    ],
    [
      'JSON lines',
      'a.ndjson',
      `${JSON.stringify({ url: item.url, title: item.title, body: 'Body', source: 'Example', published_at: '2026-01-02T03:04:05Z' })}\n`,
    ],
  ])('%s yield articles', async (_title, name, content) => {
    expect(await rowsOf('news', name, content)).toMatchObject([{ ...item, body: 'Body' }]);
  });

  test('GDELT yields titles and the names found', async () => {
    const columns = Array.from({ length: 27 }, () => '');
    Object.assign(columns, { 1: '20260102030405', 3: 'Example', 4: item.url, 11: 'ann lee;bob ray', 13: 'acme' });
    columns[26] = '<PAGE_TITLE>A title &amp; more</PAGE_TITLE>';
    expect(await rowsOf('news', 'gkg.csv', `${columns.join('\t')}\n`)).toMatchObject([
      { ...item, body: 'ann lee; bob ray; acme', language: 'en' },
    ]);
    columns[25] = 'srclc:fra;eng:GT-FRA 1.0';
    expect(await rowsOf('news', 'gkg.csv', `${columns.join('\t')}\n`)).toMatchObject([{ language: 'fra' }]);
    await expect(rowsOf('news', 'gkg.csv', columns.slice(0, 20).join('\t'))).rejects.toThrow('may be truncated');
  });

  test.each([
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><rss><channel/></rss>', 'DOCTYPE or entity declaration'],
    ['a truncated feed', '<rss><channel><item><title>A', 'not well-formed XML'],
    ['another document', '<html></html>', 'not an RSS or Atom feed'],
  ])('%s are refused', async (_title, content, told) => {
    await expect(rowsOf('news', 'bad.xml', content)).rejects.toThrow(told);
  });
});

test('converts reference rates to US dollars per unit and day; skips a day without a dollar rate', async () => {
  const content = 'Date, USD, JPY, CYP,\n2026-11-20, 1.25, 200, N/A,\n2026-11-19, N/A, 201, N/A,\n';
  expect(await rowsOf('rates', 'eurofxref-hist.csv', content)).toEqual([
    ...[
      ['USD', 1],
      ['JPY', 0.00625],
      ['EUR', 1.25],
    ].map(([currency, rate]) => ({ currency, day: '2026-11-20', rate })),
    { skipped: true },
  ]);
  await expect(rowsOf('rates', 'bad.csv', 'Date,USD\nsoon,1\n')).rejects.toThrow('must have a date');
});

test('carriers read number blocks with their thousands digits', async () => {
  const content = 'NPA,NXX,X,OCN,Company,State\n202,456,7,9206,Acme,DC\n1,456,7,9206,Acme,DC\n';
  expect(await rowsOf('carriers', 'AllBlocks.csv', gzipSync(content))).toMatchObject([
    { prefix: '2024567' },
    { skipped: true },
  ]);
});

describe('registrations of domains', () => {
  const row = {
    domain: 'shop.com',
    server: 'whois.registrar.example',
    registrar: 'Good Names',
    created_at: '1995-08-14',
    updated_at: null,
    expires_at: '2027-08-13T04:00:00.000Z',
    status: ['ok', 'clientHold'],
    name_servers: ['ns1.shop.com', 'ns2.shop.com'],
    country: 'NO',
  };

  test('reads a table under any of the known headings', async () => {
    const content =
      'Domain,WHOIS server,Registrar,Created,Expires,Status,Name servers,Country\n' +
      'Shop.com,whois.registrar.example,Good Names,14-aug-1995,2027-08-13T04:00:00Z,ok|clientHold,NS1.shop.com ns2.shop.com,Norway\n' +
      'no domain,,,,,,,\n';
    expect(await rowsOf('domains', 'list.csv', content)).toEqual([row, { skipped: true }]);
  });

  test('reads JSON lines, plain and as RDAP objects', async () => {
    const plain = {
      domain: 'shop.com',
      server: 'whois.registrar.example',
      registrar: 'Good Names',
      country: 'NO',
      created: '1995-08-14',
      expires: '2027-08-13T04:00:00Z',
      status: ['ok', 'clientHold'],
      name_servers: ['ns1.shop.com', 'ns2.shop.com'],
    };
    const rdap = {
      objectClassName: 'domain',
      ldhName: 'OTHER.com',
      status: ['active'],
      nameservers: [{ ldhName: 'NS1.other.com' }],
      entities: [{ roles: ['registrar'], handle: '292' }],
      events: [
        { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
        { eventAction: 'last changed', eventDate: '2026-01-02T03:04:05Z' },
      ],
    };
    expect(
      await rowsOf('domains', 'list.ndjson', [plain, rdap].map((each) => JSON.stringify(each)).join('\n')),
    ).toEqual([
      row,
      {
        domain: 'other.com',
        registrar: '292',
        created_at: '1995-08-14T04:00:00.000Z',
        updated_at: '2026-01-02T03:04:05.000Z',
        expires_at: null,
        status: ['active'],
        name_servers: ['ns1.other.com'],
      },
    ]);
  });

  test('reads the open data of the French registry, without deleted domains', async () => {
    const content =
      '"Nom de domaine";"Nom BE";"Pays titulaire";"Date de création";"Date de retrait du WHOIS"\n' +
      '"boutique.fr";"BUREAU";"FR";"04-11-2009";""\n"ancien.fr";"BUREAU";"FR";"04-11-2009";"01-02-2020"\n';
    const [kept, gone] = await rowsOf('domains', 'opendata.csv', content);
    expect(kept).toMatchObject({ domain: 'boutique.fr', registrar: 'BUREAU', created_at: '2009-11-04', country: 'FR' });
    expect(gone).toEqual({ skipped: true });
  });

  test.each([
    ['an invalid date', 'list.csv', 'domain,created\nshop.com,soon\n', 'line 2: created is not a valid date'],
    ['an invalid object', 'list.json', '[{"a":1}]', 'not a domain registration'],
    ['a truncated file', 'list.json', '[{"domain":"shop.com"', 'may be truncated'],
  ])('%s is reported', async (_title, name, content, told) => {
    await expect(rowsOf('domains', name, content)).rejects.toThrow(new RegExp(told));
  });
});

test('social accounts are imported as digests only', async () => {
  const digest = (text: string) => createHash('sha1').update(text).digest();
  const content = 'email,phone,network\nLee@Example.com,+1 202 456 1111,Chat\n,12,Chat\n';
  expect(await rowsOf('accounts', 'list.csv', content)).toEqual([
    { digest: digest('lee@example.com'), found_by: 'email', network: 'chat' },
    { digest: digest('+12024561111'), found_by: 'phone', network: 'chat' },
    { skipped: true },
  ]);
  await expect(rowsOf('accounts', 'list.csv', 'email,network\nlee@example.com,\n')).rejects.toThrow(
    'must have a network',
  );
});

test.each([
  ['domains', 'list.csv', 'name_of,town\nA,B\n', 'no column domain'],
  ['accounts', 'list.csv', 'email,town\nA,B\n', 'no column network'],
  ['geonames', 'cities.txt', '1\tParis\tParis\n', 'may be truncated'],
  ['education', 'hipo.json', '[{"name":"X"}]', 'not an institution'],
  ['companies', 'list.csv', 'name,town\nA,B\n', 'no column domain or website'],
  ['evictions', 'list.csv', 'town\nA\n', 'no column full_name'],
  ['sex-offenders', 'list.csv', 'fname,lname\nA,B\n', 'no column state'],
  ['carriers', 'list.csv', 'a,b\n1,2\n', 'no column npa_nxx'],
  ['rates', 'list.csv', 'day,usd\n2026-11-20,1\n', 'no column date'],
  ['mmdb', 'city.mmdb', 'no database', 'not a complete MMDB file'],
])('a file that is not one of %s is reported', async (dataset, name, content, told) => {
  await expect(rowsOf(dataset, name, content)).rejects.toThrow(told);
});

test('reads dates in three formats', () => {
  expect(['2024-02-29', '20240229', '2/29/2024', '2023-02-29', '29.2.2024', ''].map(dayOf)).toEqual([
    '2024-02-29',
    '2024-02-29',
    '2024-02-29',
    null,
    null,
    null,
  ]);
});
