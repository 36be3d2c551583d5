import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
let data: DatasetTest;

const get = async (path: string) => {
  const { status, body } = await service.rest('GET', path);
  return { status, body };
};

const DOMAINS =
  'domain,registrar,created,expires,status,name_servers,country\n' +
  'xn--bcher-kva.com,Good Names,1999-01-02,2031-01-02,ok,ns1.example.net,DE\n';

beforeAll(async () => {
  service = await runningTest();
  data = datasetsOn(service.databaseUrl);
});

afterAll(async () => {
  await data?.close();
  await service?.stop();
});

test('finds nothing while nothing is loaded, and the graph says why', async () => {
  expect(await get('/lookup/whois/acme.com')).toEqual({ status: 200, body: [] });
  const { data: answers } = await service.graph(`{
    whois(domain: "acme.com") { known reason }
    social(email: "lee@example.com") { known reason }
  }`);
  const nobody = { known: false, reason: 'no_records_imported' };
  expect(answers).toEqual({ whois: nobody, social: nobody });
});

describe('once registrations and accounts are loaded, without a restart', () => {
  beforeAll(async () => {
    await data.load('domains', data.file('registrations.csv', DOMAINS));
    await data.load('accounts', data.file('accounts.csv', 'email,phone,network\nlee@example.com,+12024561111,chat\n'));
  });

  test('finds a registration by any name below the domain, also in its own script', async () => {
    const data = {
      domainName: 'xn--bcher-kva.com',
      registrar: 'Good Names',
      creationDate: '1999-01-02',
      expirationDate: '2031-01-02',
      status: ['ok'],
      nameServers: ['ns1.example.net'],
      country: 'DE',
    };
    expect((await get('/lookup/whois/www.b%C3%BCcher.com')).body).toEqual([{ server: 'imported', data }]);
    expect((await get('/lookup/whois/acme.com')).body).toEqual([]);
    const { data: answers } = await service.graph(`{
      held: whois(domain: "xn--bcher-kva.com") { known source reason }
      other: whois(domain: "acme.com") { known source reason }
    }`);
    expect(answers.held).toEqual({ known: true, source: 'domains (registrations.csv)', reason: null });
    expect(answers.other).toEqual({ known: false, source: null, reason: 'domain_not_in_data' });
  });

  test('finds accounts in networks by address and number; a gap in the list is not reported as missing', async () => {
    const asked = { email: 'Lee@example.com', phoneNumber: '+12024561111' };
    const { body } = await service.rest('POST', '/lookup/social', asked);
    const chat = { chat: { registered: true } };
    expect(body).toMatchObject({ phoneNumber: { accountDetails: chat }, email: { accountDetails: chat } });
    const { data: answers } = await service.graph(`{
      found: social(email: "lee@example.com") { known source accounts { by network registered } }
      none: social(email: "bob@example.com") { known reason accounts { network } }
    }`);
    expect(answers.found).toEqual({
      known: true,
      source: 'accounts (accounts.csv)',
      accounts: [{ by: 'email', network: 'chat', registered: true }],
    });
    expect(answers.none).toEqual({ known: false, reason: 'no_account_in_records', accounts: [] });
    const { rows } = await data.pool.query('select t::text as row from intelligence.social_account t');
    expect(JSON.stringify(rows)).not.toMatch(/example|2024561111/i);
  });
});
