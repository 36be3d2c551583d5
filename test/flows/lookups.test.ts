import { createHash } from 'node:crypto';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
let data: DatasetTest;
const written: string[] = [];

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const tomorrow = (years: number) => `${new Date().getFullYear() - years}-01-15`;

const FILES: Record<string, [string, string][]> = {
  'ip-blocklist': [
    ['lists/ipsum.txt', '# of 2026\n185.220.101.1\t9\n45.148.10.240 3\n'],
    ['lists/some-vpn.netset', '185.220.101.0/24\n2a03:e600:100::/48 ; one\n'],
  ],
  education: [
    [
      'hipo.json',
      JSON.stringify([
        {
          name: 'Università di Prova',
          country: 'Italy',
          alpha_two_code: 'IT',
          domains: ['prova.edu.it'],
          web_pages: ['https://prova.edu.it/'],
        },
      ]),
    ],
  ],
  breaches: [
    ['breaches/catalogue.json', JSON.stringify([{ Name: 'Adobe', Domain: 'adobe.com', BreachDate: '2013-10-04' }])],
    [
      'breaches/accounts.csv',
      `email,breach\nLee@Example.com,Adobe\n${sha1('ann@example.com')},Adobe\nlee@example.com,Other\n`,
    ],
  ],
  companies: [
    [
      'pdl.csv',
      'name,domain,year founded,industry,size range,locality,country,linkedin url\nAcme,acme.com,1990,tools,11-50,Oslo,norway,linkedin.com/company/acme\nNo Site,,,,,,,\n',
    ],
  ],
  evictions: [
    [
      'cases.csv',
      'full_name,eviction_date,case_number,source,source_url,street,unit,city,state,postal_code,lat,lon\n' +
        `"Lee, Ann B",${tomorrow(1)},C-1,US-TX,https://court.example/C-1,12 Oak St,4B,Houston,TX,77002-1234,29.7,-95.3\n` +
        `Ann Lee and Bob Ray,${tomorrow(2)},C-2,US-TX,,12 Oak St,,Houston,Texas,77002,,\n` +
        `Ann Lee,${tomorrow(9)},C-3,US-TX,,12 Oak St,,Houston,TX,77002,,\n` +
        `Zoë Quill,${tomorrow(1)},C-4,US-OH,,1 Elm Rd,,Akron,OH,44301,,\n` +
        `Ann Lee,${tomorrow(1)},C-5,US-WY,,12 Oak St,,Cody,WY,82414,,\n`,
    ],
  ],
  'sex-offenders': [
    [
      'register.csv',
      'id,fname,lname,state,dob,city,county,zip,charges,aliases\n' +
        'T1,Invented,Person,TX,1970-05-06,Waco,McLennan,76701,Charge one|Charge two,"Persona, Inven"\n' +
        'T2,Invented,Person,TX,1980-01-01,Waco,McLennan,76701,Charge,\n' +
        'C1,Invented,Person,CA,1970-05-06,Fresno,Fresno,93650,Charge,\n',
    ],
  ],
  geonames: [
    [
      'geo/cities.txt',
      '2988507\tParis\tParis\tParigi,Париж\t48.85341\t2.3488\tP\tPPLC\tFR\t\t11\t\t\t\t2138551\t\t42\tEurope/Paris\t2024-01-01\n',
    ],
    ['geo/FR.txt', 'FR\t75001\tParis 01\tÎle-de-France\t11\tParis\t75\t\t\t48.8592\t2.3417\t5\n'],
    ['geo/admin1CodesASCII.txt', 'FR.11\tÎle-de-France\tIle-de-France\t3012874\n'],
  ],
  carriers: [
    ['allutlzd.txt', 'State\tNPA-NXX\tOCN\tCompany\tRateCenter\nDC\t202-456\t9206\tVERIZON WASHINGTON\tWSHNGTNZN1\n'],
  ],
};

beforeAll(async () => {
  const settings = { EVICTION_STATES_OFF: 'WY', LOG_LEVEL: 'info' };
  service = await runningTest(settings, (line) => void written.push(line));
  data = datasetsOn(service.databaseUrl);
});

afterAll(async () => {
  await data?.close();
  await service?.stop();
});

const load = async () => {
  for (const [dataset, files] of Object.entries(FILES)) {
    const paths = files.map(([name, content]) => data.file(name, content));
    const [first = ''] = paths;
    await data.load(dataset, files.length > 1 ? first.slice(0, first.lastIndexOf('/')) : first);
  }
};

const get = async (path: string) => {
  const { status, body } = await service.rest('GET', path);
  return { status, body };
};

const person = '/lookup/sexoffender?fname=Invented&lname=Person&dob=1970-05-06&state=';

/** The message of a page while the dataset is not imported. */
function emptyPage(source: string) {
  const reason = 'no_records_imported';
  const gaps = [{ source, reason, message: expect.stringContaining('are imported. Import them') as unknown }];
  return { total: 0, from: 0, size: 25, count: 0, items: [], reason, gaps };
}

describe('while nothing is loaded', () => {
  test.each([
    ['/lookup/ip-threats/185.220.101.1', []],
    ['/lookup/breaches/lee@example.com', []],
    ['/lookup/domain/acme.com', []],
    ['/tenant-evictions/sources', { sources: [] }],
    ['/tenant-evictions/search', emptyPage('evictions')],
    [`${person}TX`, emptyPage('sex-offenders')],
    ['/lookup/domain/microsoft.com', []],
    [
      '/lookup/phone/%2B12024561111',
      { countryCode: 'US', phoneNumber: '+12024561111', nationalFormat: '(202) 456-1111' },
    ],
    [
      '/lookup/phone/%2B491761234567',
      {
        countryCode: 'DE',
        phoneNumber: '+491761234567',
        nationalFormat: '0176 1234567',
        carrier: { name: 'O2', type: 'mobile' },
      },
    ],
  ])('%s reports it', async (path, body) => expect(await get(path)).toEqual({ status: 200, body }));

  test('the graph says why', async () => {
    const { data: answers } = await service.graph(`{
      ipThreats(ip: "8.8.8.8") { known reason source facts { threats { ip } } }
      emailBreaches(email: "lee@example.com") { known reason }
      datasets { name parts { rows } }
    }`);
    const nobody = { known: false, reason: 'no_records_imported' };
    expect(answers).toMatchObject({ ipThreats: { ...nobody, source: null, facts: null }, emailBreaches: nobody });
    expect(answers.datasets).toContainEqual({ name: 'breaches', parts: [] });
  });

  test('the start lists the empty datasets and how to load them', () => {
    expect(service.notes.join('\n')).toMatch(
      /Empty datasets: ip-blocklist, .*news, .*opensanctions\..*\n.*import -- official/,
    );
  });

  test('knows an institution from the bundled list', async () => {
    const { body } = await get('/validate/email/ann@cs.stanford.edu');
    expect(body).toMatchObject({ status: 'VALID', result: { isEduEmail: true } });
  });
});

describe('once lists are loaded, without a restart', () => {
  // On a busy machine the places take longer to load than a request may.
  beforeAll(() => load());

  test('finds an address on its lists, by itself and in a network', async () => {
    const { body } = await get('/lookup/ip-threats/185.220.101.1');
    expect(body).toMatchObject([
      { ip: '185.220.101.1', source: 'ipsum', tags: ['attacks'], title: 'Listed on ipsum' },
      { ip: '185.220.101.1', source: 'some-vpn', tags: ['vpn'] },
    ]);
    expect(body[0].reasons).toEqual(['The address is on the blocklist ipsum.', 'Its publisher found it on 9 lists.']);
    expect((await get('/lookup/ip-threats/2a03:e600:100::7')).body).toMatchObject([{ source: 'some-vpn' }]);
    expect((await get('/lookup/ip-threats/8.8.8.8')).body).toEqual([]);
  });

  test('finds an address in breaches in any spelling', async () => {
    const adobe = { Name: 'Adobe', Domain: 'adobe.com', BreachDate: '2013-10-04' };
    expect((await get('/lookup/breaches/LEE%40example.com')).body).toEqual([adobe, { Name: 'Other' }]);
    expect((await get('/lookup/breaches/ann@example.com')).body).toEqual([adobe]);
    expect((await get('/lookup/breaches/bob@example.com')).body).toEqual([]);
  });

  test('a range of digests is answered without revealing the address', async () => {
    const digest = sha1('ann@example.com');
    const { data: answers } = await service.graph(
      'query ($prefix: String!) { breachRange(prefix: $prefix) { source facts { hashes { suffix breaches } } } }',
      { prefix: digest.slice(0, 6) },
    );
    expect(answers.breachRange).toEqual({
      source: 'breaches (breaches)',
      facts: { hashes: [{ suffix: digest.slice(6), breaches: ['Adobe'] }] },
    });
  });

  test('stores only the digest of an address', async () => {
    const { rows } = await data.pool.query('select t::text as row from intelligence.breached_account t');
    expect(JSON.stringify(rows)).not.toMatch(/example/i);
  });

  test('validates an email address with its institution', async () => {
    const institution = {
      name: 'Università di Prova',
      countryName: 'Italy',
      countryCode: 'IT',
      domains: ['prova.edu.it'],
      urls: ['https://prova.edu.it/'],
    };
    expect((await get('/validate/email/anna@mail.prova.edu.it')).body).toEqual({
      status: 'VALID',
      result: { isEduEmail: true, emailDomainEducation: institution, isDisposable: false, isFree: false },
    });
    expect((await get('/validate/email/anna@example.com')).body.result).toMatchObject({ isEduEmail: false });
    expect(await get('/validate/email/anna%2540example.com')).toEqual({ status: 200, body: { status: 'INVALID' } });
  });

  test('finds a company by any name below its domain', async () => {
    expect((await get('/lookup/domain/www.acme.com')).body).toEqual([
      {
        name: 'Acme',
        country: 'Norway',
        industry: 'tools',
        size: '11-50',
        founded: '1990',
        profile_url: 'https://linkedin.com/company/acme',
      },
    ]);
  });

  test('a North American number has the carrier of its block', async () => {
    expect((await get('/lookup/phone/%2B12024561111')).body.carrier).toEqual({
      name: 'VERIZON WASHINGTON',
      type: 'fixed_line_or_mobile',
    });
  });

  test('locates a foreign address by its postal code, a city by its name in another script', async () => {
    expect((await get('/lookup/geocode/10%20Rue%20de%20Rivoli,%2075001%20Paris%2001,%20France')).body).toEqual({
      address: '10 Rue de Rivoli, Paris 01, Île-de-France 75001, France',
      street: '10 Rue de Rivoli',
      city: 'Paris 01',
      state: 'Île-de-France',
      zipcode: '75001',
      country: 'France',
      country_code: 'FR',
      timezone: 'Europe/Paris',
      geo: { lat: 48.8592, lon: 2.3417 },
      precision: 'postal_code',
      source: expect.stringContaining('geonames'),
      as_of: expect.any(String),
    });
    const { body } = await get(`/lookup/geocode/${encodeURIComponent('Париж, Франция')}`);
    expect(body).toMatchObject({ city: 'Paris', state: 'Île-de-France', precision: 'city', timezone: 'Europe/Paris' });
  });

  test('finds an offender by name, alias, birth date and state, with the legal warning', async () => {
    const { body } = await get(`${person}TX`);
    expect((await get(`${person}us-tx`)).body).toEqual(body);
    expect(body).toMatchObject({ total: 1, count: 1, warning: expect.stringContaining('prosecuted') });
    expect(body.items).toEqual([
      {
        id: 'T1',
        name: 'Invented Person',
        fname: 'Invented',
        lname: 'Person',
        city: 'Waco',
        county: 'McLennan',
        state: 'TX',
        zip: '76701',
        dob: '1970-05-06',
        charge: ['Charge one', 'Charge two'],
        aliases: ['Persona, Inven'],
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      },
    ]);
    const alias = person.replace('Invented', 'INVEN').replace('Person', 'Persona');
    expect((await get(`${alias}Texas`)).body.items[0].id).toBe('T1');
  });

  test('does not search a disabled state', async () => {
    expect((await get(`${person}CA`)).body).toMatchObject({ total: 0, items: [], reason: 'state_switched_off' });
  });

  test('finds evictions of seven years by name in either order, and by address', async () => {
    const { body } = await get('/tenant-evictions/search?full_name=ann%20lee');
    expect(body.items.map(({ case_number }: { case_number: string }) => case_number)).toEqual(['C-1', 'C-2']);
    expect(body.items[0]).toEqual({
      source: 'US-TX',
      source_url: 'https://court.example/C-1',
      case_number: 'C-1',
      eviction_date: tomorrow(1),
      eviction_zip: '77002',
      eviction_address: '12 Oak St, 4B, Houston, TX 77002',
      location: {
        geo: { lat: 29.7, lon: -95.3 },
        street: '12 Oak St',
        unit: '4B',
        city: 'Houston',
        state_name: 'Texas',
        country_name: 'United States',
        postal_code: '77002',
      },
    });
    const { body: at } = await get(
      '/tenant-evictions/search?street=12%20oak%20st&unit=4b&postal_code=77002&state_code=TX',
    );
    expect(at).toMatchObject({ total: 1, items: [{ case_number: 'C-1' }] });
    expect((await get('/tenant-evictions/search?sources=US-OH,US-NV')).body).toMatchObject({ total: 1 });
    expect((await get('/tenant-evictions/search?from=1&size=1')).body).toMatchObject({ total: 3, count: 1, size: 1 });
    expect((await get('/tenant-evictions/sources')).body).toEqual({ sources: ['US-OH', 'US-TX'] });
    const off = await get('/tenant-evictions/search?state_code=us-wy');
    expect(off.body).toMatchObject({ total: 0, items: [], reason: 'state_switched_off' });
    expect((await get('/tenant-evictions/search?postal_code=82414')).body).toMatchObject({ total: 0, items: [] });
  });

  test("stores no tenant's name", async () => {
    const { rows } = await data.pool.query('select t::text as row from intelligence.eviction t');
    expect(JSON.stringify(rows)).not.toMatch(/Quill|Lee|Ray/i);
  });

  test.each([
    ['/lookup/ip-threats', { ip: '185.220.101.1' }, '/lookup/ip-threats/185.220.101.1'],
    ['/lookup/breaches', { email: 'lee@example.com' }, '/lookup/breaches/lee@example.com'],
    ['/lookup/domain', { domain: 'acme.com' }, '/lookup/domain/acme.com'],
    ['/lookup/geoip', { ip: '8.8.8.8' }, '/lookup/geoip/8.8.8.8'],
    ['/lookup/geocode', { address: 'Paris, France' }, '/lookup/geocode/Paris,%20France'],
    ['/lookup/phone', { number: '+12024561111' }, '/lookup/phone/+12024561111'],
    ['/validate/phone', { number: '2024561111', country: 'US' }, '/validate/phone/2024561111?country=us'],
    ['/validate/email', { email: 'a@prova.edu.it' }, '/validate/email/a@prova.edu.it'],
    ['/lookup/sexoffender', { fname: 'Invented', lname: 'Person', dob: '1970-05-06', state: 'TX' }, `${person}TX`],
    [
      '/tenant-evictions/search',
      { full_name: 'Ann Lee', size: 1 },
      '/tenant-evictions/search?full_name=Ann%20Lee&size=1',
    ],
  ])('POST %s gives the same answer as GET', async (path, body, url) => {
    const posted = await service.rest('POST', path, body);
    expect({ status: posted.status, body: posted.body }).toEqual(await get(url));
  });
});

describe('bad input', () => {
  const LONG = 'x'.repeat(5_000);

  test.each(
    [
      '/lookup/ip-threats/1.2.3',
      '/lookup/ip-threats/1.2.3.4%00',
      `/lookup/ip-threats/${LONG}`,
      '/lookup/geoip/999.1.1.1',
      '/lookup/geoip/8.8.8.8%2F24',
      '/lookup/geoip/%E2%91%A0',
      '/lookup/breaches/nobody',
      '/lookup/breaches/lee%2540example.com',
      '/lookup/breaches/%20',
      '/lookup/domain/localhost',
      '/lookup/domain/com',
      `/lookup/domain/${LONG}`,
      '/lookup/domain/a%00b.com',
      '/lookup/phone/12',
      '/lookup/phone/abc',
      `/lookup/phone/${LONG}`,
      '/lookup/phone/020%207946%200018',
      '/lookup/geocode/%20',
      `/lookup/geocode/${LONG}`,
      '/validate/phone/2024561111?country=USA',
      '/lookup/sexoffender',
      `${person}ZZ`,
      `${person}`,
      person.replace('1970-05-06', '06.05.1970'),
      `${person.replace('Invented', '%20')}TX`,
      `${person}TX&from=-1`,
      `${person}TX&size=0`,
      '/tenant-evictions/search?country_code=USA',
      `/tenant-evictions/search?full_name=${LONG}`,
      '/tenant-evictions/search?full_name=%00',
      '/tenant-evictions/search?from=x',
      '/lookup/geoip/%E0%A4%A',
    ].map((path) => [path.slice(0, 80), path] as const),
  )('GET %s is reported', async (_title, path) => {
    const { status, body } = await get(path);
    expect({ status, code: body.code }).toEqual({
      status: 400,
      code: expect.stringMatching(/^(bad_input|malformed_request)$/),
    });
    expect(body).toMatchObject({ error: expect.stringMatching(/\S/), request_id: expect.any(String) });
  });

  test.each(['/lookup/ip-threats', '/lookup/phone', '/validate/email', '/lookup/sexoffender'])(
    'POST %s without its members is reported',
    async (path) => expect((await service.rest('POST', path, {})).status).toBe(400),
  );

  test('an invalid number is a validation answer', async () => {
    const told = { error: 'The phone number is invalid.' };
    expect(await get('/validate/phone/%2B12')).toEqual({ status: 200, body: told });
    expect((await get('/validate/phone/02079460018')).body).toEqual({
      error: 'The phone number needs a country code.',
    });
    expect((await get('/validate/phone/02079460018?country=GB')).body).toMatchObject({ phoneNumber: '+442079460018' });
  });
});

test('an internal failure of a lookup is reported beside its members', async () => {
  await data.pool.query('alter table intelligence.dataset_version rename to dataset_version_away');
  try {
    const failed = { error: expect.stringMatching(/\S/), code: 'provider_failed', request_id: expect.any(String) };
    expect(await get('/lookup/ip-threats/8.8.8.8')).toEqual({ status: 500, body: failed });
    const page = { total: 0, from: 0, size: 25, items: [] };
    expect(await get('/tenant-evictions/search')).toEqual({ status: 500, body: { ...page, ...failed } });
    expect(await get('/validate/email/a@example.com')).toEqual({ status: 500, body: failed });
    expect(await get('/validate/phone/%2B442079460018')).toMatchObject({ status: 200 });
  } finally {
    await data.pool.query('alter table intelligence.dataset_version_away rename to dataset_version');
  }
});

test('logs the path, never the query', async () => {
  await service.logged();
  const log = written.join('\n');
  expect(log).toContain('/v1/lookup/breaches/:email');
  expect(log).not.toMatch(/example\.com|185\.220|Invented|2024561111|Rivoli/);
});
