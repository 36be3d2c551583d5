import { Client } from 'pg';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n');
const AGREED = { consent: true, documentKind: 'passport', documentCountry: 'us' };
const PAY = { choice: 'deposit', understood: true };
const USER_ERRORS = 'userErrors { code message field rule }';

let mail: MailServer;
let service: RunningTest;
let client: Client;

beforeAll(async () => {
  mail = await mailServer();
  service = await runningTest({ SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const slots = [{ id: 'contract', label: 'Contract', types: ['PDF'], maxMegabytes: 1 }];
  const query = `mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { ${USER_ERRORS} } }`;
  await service.graph(query, { input: { screen: 'FileUpload', content: { fileUpload: { slots } } } });
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await mail?.stop();
});

const SCREENS = ['AboutYou', 'PurposeOfStay', 'FileUpload', 'IDCollection', 'SecurityDeposit', 'HouseRules'];

async function booked() {
  const guest = { full_name: 'Ann Lee', email: 'ann.lee@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(service, body.id, Object.fromEntries(SCREENS.map((screen) => [screen, 'required'])));
  return { id: body.id as string, guest: await PortalGuest.open(service, body.guest_portal_url) };
}

const decide = (id: string, supervised: string) => service.rest('POST', `/reservations/${id}/status`, { supervised });

const codeOf = async (guest: PortalGuest, field: string) =>
  (await guest.ask(`mutation { ${field} }`)).errors?.[0]?.extensions.code as string | undefined;

async function upload(guest: PortalGuest, path: string, type: string) {
  const answer = await fetch(`${service.url}/portal-uploads/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-portal-credential': guest.credential },
    body: new Uint8Array(PDF),
  });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

const image = (id: string) => `uploadIdImage(input: { reservationId: "${id}", step: front, kind: passport,
  imageBase64: "aGk=" }) { idImageUpload { code } ${USER_ERRORS} }`;
const file = `uploadPortalFile(input: { screen: FileUpload, slot: "contract", contentBase64:
  "${PDF.toString('base64')}" }) { portal { reservationId } ${USER_ERRORS} }`;
const removal = `removePortalFile(input: { screen: FileUpload, slot: "contract" }) { portal { reservationId } ${USER_ERRORS} }`;
const codeByMail = `sendPortalCode(input: { via: EMAIL, to: "ann.lee@example.com" }) { isSent ${USER_ERRORS} }`;
const confirmation = `confirmPortalCode(input: { via: EMAIL, code: "123456" }) { isConfirmed ${USER_ERRORS} }`;
const payment = `openDepositPage { url ${USER_ERRORS} }`;
const movement = [
  `startMovementCheck { movementChallenge { id } ${USER_ERRORS} }`,
  `skipMovementCheck { portalMovement { outcome } ${USER_ERRORS} }`,
];

/** Everything that the guest's requests could have changed. */
async function stored(id: string): Promise<unknown> {
  const tables = ['portal_step', 'portal_file', 'portal_code', 'id_image', 'portal_deposit'];
  const rows: unknown[][] = [];
  for (const table of tables)
    rows.push((await client.query(`select * from screening.${table} where reservation_id = $1`, [id])).rows);
  const checks = await client.query('select * from screening.id_check where id = $1', [id]);
  const { rows: own } = await client.query('select * from screening.reservation where id = $1', [id]);
  const { guest_first_name: first, guest_email: email, revision, guest_portal_status: portal } = own[0];
  return [rows, checks.rows, { first, email, revision, portal }];
}

test('the API takes nothing of the guest of a declined stay, and everything again once it is approved', async () => {
  const { id, guest } = await booked();
  expect((await guest.save('PurposeOfStay', { purpose: 'leisure' })).code).toBeUndefined();
  expect((await guest.sendFile('FileUpload', 'contract', PDF)).status).toBe(200);
  await decide(id, 'decline');
  const before = await stored(id);
  for (const [screen, answers] of [
    ['PurposeOfStay', { purpose: 'business' }],
    ['AboutYou', ABOUT_YOU],
    ['IDCollection', AGREED],
    ['SecurityDeposit', PAY],
  ] as const) {
    expect([screen, (await guest.submit(screen, answers)).code]).toEqual([screen, 'STAY_DECLINED']);
    expect([screen, (await guest.save(screen, answers)).code]).toEqual([screen, 'STAY_DECLINED']);
    expect([screen, (await guest.save(screen, null)).code]).toEqual([screen, 'STAY_DECLINED']);
  }
  for (const field of [image(id), file, removal, codeByMail, confirmation, payment, ...movement])
    expect([field, await codeOf(guest, field)]).toEqual([field, 'STAY_DECLINED']);
  const refused = { status: 409, code: 'stay_declined' };
  expect(await upload(guest, 'id-image/front/passport', 'application/octet-stream')).toEqual(refused);
  expect(await upload(guest, 'file/FileUpload/contract', 'application/pdf')).toEqual(refused);
  expect(mail.received.filter(({ headers }) => headers.subject?.[0]?.includes('code'))).toEqual([]);
  expect(await stored(id)).toEqual(before);
  await decide(id, 'approve');
  expect((await guest.submit('PurposeOfStay', { purpose: 'leisure' })).code).toBeUndefined();
  expect((await guest.sendFile('FileUpload', 'contract', PDF)).status).toBe(200);
  expect(await codeOf(guest, codeByMail)).toBeUndefined();
});

test('a guest of a declined stay can still withdraw a consent, and the host can still work on the stay', async () => {
  const { id, guest } = await booked();
  await guest.submit('PurposeOfStay', { purpose: 'leisure' });
  await decide(id, 'decline');
  const withdrawal = `withdrawPortalBehavior { portal { isDeclined } ${USER_ERRORS} }`;
  expect(await codeOf(guest, withdrawal)).toBeUndefined();
  const image = { imageBase64: PDF.toString('base64') };
  expect(await service.rest('POST', `/idcheck/upload/${id}/front/passport`, image)).toMatchObject({
    status: 200,
    body: { code: 'FAILED' },
  });
  const reopen = `mutation ($id: ID!) { reopenPortalScreen(input: { reservationId: $id, screen: PurposeOfStay }) {
    reservation { id } ${USER_ERRORS} } }`;
  expect((await service.graph(reopen, { id })).data.reopenPortalScreen).toMatchObject({ id });
  expect((await guest.submit('PurposeOfStay', { purpose: 'leisure' })).code).toBe('STAY_DECLINED');
});

/** Declines the stay after a request was admitted, and before it could lock the reservation. */
async function declinedMeanwhile(id: string, ask: () => Promise<unknown>) {
  await client.query('begin');
  await client.query('select 1 from screening.reservation where id = $1 for update', [id]);
  const asked = ask();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await client.query(`update screening.reservation set supervised = 'decline' where id = $1`, [id]);
  await client.query('commit');
  return asked;
}

test('a stay that is declined while a request runs takes nothing of it', async () => {
  const code = async (change: Promise<{ code?: string }>) => (await change).code;
  const asks: [string, (guest: PortalGuest) => Promise<unknown>][] = [
    ['save', (guest) => code(guest.save('PurposeOfStay', { purpose: 'leisure' }))],
    ['submit', (guest) => code(guest.submit('PurposeOfStay', { purpose: 'leisure' }))],
    ['file', (guest) => codeOf(guest, file)],
    ['removal', (guest) => codeOf(guest, removal)],
    ['code', (guest) => codeOf(guest, codeByMail)],
    ['confirmation', (guest) => codeOf(guest, confirmation)],
  ];
  for (const [name, ask] of asks) {
    const { id, guest } = await booked();
    expect([name, await declinedMeanwhile(id, () => ask(guest))]).toEqual([name, 'STAY_DECLINED']);
    expect(((await stored(id)) as unknown[][])[0]!.flat()).toEqual([]);
  }
});
