import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '#kit/process/project-root.js';
import { type Described, type Generated, generatedRequests } from '../support/generated-requests.js';
import { type PartnerServer, partnerServer } from '../support/partner-server.js';
import { type Answer, type RunningTest, runningTest } from '../support/running.js';

const document = JSON.parse(readFileSync(join(projectRoot, 'schema/openapi.json'), 'utf8')) as Described;

const PER_OPERATION = 8;
const AT_ONCE = 4;
const MIN_SHARE = 0.95;

/** Statuses and codes that are no objection to the form of a request: its record is unknown, or not ready for it. */
const STATUSES = [404, 409];
const NO_OBJECTION = /_not_found$|^(id_images_missing|provider_failed)$/;

let service: RunningTest;
let partner: PartnerServer;
/** IDs of existing records, by operation and member; the first that matches. */
let records: [operation: RegExp, member: RegExp, id: string][];

beforeAll(async () => {
  partner = await partnerServer();
  service = await runningTest({
    WEBHOOK_ALLOW_PRIVATE: 'true',
    SIGNUP_REDIRECT_ORIGINS: 'http://127.0.0.1:9',
    ID_IMAGE_ATTEMPTS: '1000',
    ...partner.settings,
  });
  records = await madeRecords();
});

afterAll(async () => {
  await service?.stop();
  await partner?.stop();
});

/** Sends it again while the service is too busy, which says nothing about the request. */
async function sent(method: string, path: string, body?: unknown, tries = 5): Promise<Answer> {
  const answer = await service.rest(method, path, body);
  if (answer.status !== 503 || tries === 1) return answer;
  await setTimeout(2_000);
  return sent(method, path, body, tries - 1);
}

async function made(path: string, body: object): Promise<string> {
  const answer = await sent('POST', path, body);
  expect(answer.status).toBe(200);
  return answer.body.id as string;
}

async function madeRecords(): Promise<typeof records> {
  const location = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202' };
  const listing = await made('/listings', { my_id: 'loft1', status: 'ACTIVE', name: 'Loft One', location });
  const [check_in_date, check_out_date] = ['2030-03-01', '2030-03-05'];
  const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.org', phone: '+13035550123' };
  const stay = { listing_id: listing, check_in_date, check_out_date, guest };
  const person = { first_name: 'Ann', last_name: 'Lee', country: 'US' };
  const tag = 'welcome';
  await made('/messaging/templates', { tag, via: 'email', trigger: 'manual', subject: 'Welcome', text: 'Hello.' });
  await made('/accounts/webhooks', {
    webhook_key: 'screening_webhook_url',
    webhook_url: 'http://127.0.0.1:9/hook',
  });
  return [
    [/^/, /^user_id$/, await made('/accounts/register', { name: 'Lee Stays' })],
    [/^/, /^listing_id$|^listing\.id$/, listing],
    [/messaging$/, /^id$/, await made('/reservations', stay)],
    [/^/, /^reservation_id$/, await made('/reservations', stay)],
    [/ \/(reservations|idcheck)/, /^id$/, await made('/reservations', stay)],
    [/ \/listings/, /^id$/, listing],
    // Another account than that of the key, which stays enabled.
    [/ \/accounts\/:id/, /^id$/, await made('/accounts/register', { name: 'Lee Homes' })],
    [/ \/accounts\/keys/, /^key$/, await made('/accounts/keys', { description: 'Booking engine' })],
    [/DELETE \/messaging|\/reservations/, /^tag$/, tag],
    [/ \/blacklist/, /^id$/, await made('/blacklist', { email: 'guest@example.org' })],
    [/ \/background/, /^id$/, await made('/background-check/submit?type=globalcheck', person)],
    [/ \/lookup\/adverse/, /^id$/, await made('/lookup/adverse-media/search', person)],
  ];
}

const known = (operation: string, member: string): string | null =>
  records.find(([on, of]) => on.test(operation) && of.test(member))?.[2] ?? null;

/** Null if the request is accepted, else why it is not. */
async function refusalOf({ operation, method, path, body }: Generated): Promise<string | null> {
  const answer = await sent(method, path, body);
  const code = String(answer.body?.code);
  if (answer.status < 400 || STATUSES.includes(answer.status) || NO_OBJECTION.test(code)) return null;
  return `${operation}: ${answer.status} ${code}: ${answer.body?.error} (${path} ${JSON.stringify(body)?.slice(0, 200)})`;
}

/** Operations that delete come last. */
const turnOf = ({ operation }: Generated) => (/^DELETE|erase$/.test(operation) ? 1 : 0);

async function refusalsOf(requests: Generated[]): Promise<string[]> {
  const open = requests.toSorted((one, other) => turnOf(one) - turnOf(other));
  const found: string[] = [];
  const work = async () => {
    for (let next = open.shift(); next; next = open.shift()) found.push((await refusalOf(next)) ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.filter(Boolean);
}

test('at least 95 % of generated requests are accepted, and some of each operation', async () => {
  const requests = generatedRequests(document, PER_OPERATION, known);
  expect(requests.length).toBeGreaterThanOrEqual(840);
  const refusals = await refusalsOf(requests);
  const accepted = requests.length - refusals.length;
  // Shows the refusals, should there be too many.
  expect(accepted / requests.length >= MIN_SHARE ? [] : refusals).toEqual([]);
  const byOperation = Map.groupBy(refusals, (text) => text.split(': ')[0]!);
  expect([...byOperation].filter(([, all]) => all.length === PER_OPERATION)).toEqual([]);
}, 180_000);
