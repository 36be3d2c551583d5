import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/people.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: Client;
let folder: string;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\nSecret contract of Ann\n%%EOF\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  service = await runningTest({ DATA_DIR: folder });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const content = {
    slots: [
      { id: 'contract', label: 'Your contract of work', types: ['PDF'], maxMegabytes: 1 },
      { id: 'photo', label: 'A photo of the pet', required: false, types: ['JPEG', 'PNG'] },
    ],
  };
  await setContent('FileUpload', content);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function setContent(screen: 'FileUpload' | 'CustomScreen', given: object | null) {
  const content = given && { [screen === 'FileUpload' ? 'fileUpload' : 'customScreen']: given };
  const query = `mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }`;
  return service.graph(query, { input: { screen, content } });
}

async function booked(screen = 'FileUpload') {
  const guest = { full_name: 'Ann Lee', email: 'ann@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(service, body.id, { AboutYou: 'disabled', [screen]: 'required' });
  return { id: body.id as string, guest: await PortalGuest.open(service, body.guest_portal_url) };
}

const FILES = 'query ($id: ID!) { reservation(id: $id) { portalFiles { id screen slot format bytes name } } }';
const filesOf = async (id: string) => (await service.graph(FILES, { id })).data.reservation.portalFiles;
const linkTo = async (id: string) =>
  (
    await service.graph(
      'mutation ($id: ID!) { linkPortalFile(input: { id: $id }) { portalFileLink { url expiresAt } userErrors { code message field rule } } }',
      { id },
    )
  ).data.linkPortalFile;

async function storedBytes(): Promise<Buffer[]> {
  const names = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return Promise.all(names.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name))));
}

test('a guest fills the slots and submits; the operator downloads a file by a link', async () => {
  const { id, guest } = await booked();
  expect((await guest.submit('FileUpload', {})).details).toMatchObject({
    details: [{ loc: ['answers', 'contract'], msg: 'is required' }],
  });
  expect(await guest.sendFile('FileUpload', 'contract', PDF, 'a/b/Vertrag für Ann.pdf')).toMatchObject({ status: 200 });
  expect(await guest.stateOf('FileUpload')).toBe('ENTERED');
  const [file] = await filesOf(id);
  expect(file).toMatchObject({ screen: 'FileUpload', slot: 'contract', format: 'PDF', name: 'Vertrag für Ann.pdf' });
  expect((await guest.submit('FileUpload', {})).portal.tasks[0].state).toBe('ACCEPTED');
  expect(await guest.sendFile('FileUpload', 'contract', PDF)).toMatchObject({
    status: 409,
    body: { code: 'screen_done' },
  });

  const { url, expiresAt } = await linkTo(file.id);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  const answer = await fetch(url);
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
  const headers: Record<string, string> = {};
  answer.headers.forEach((value, name) => (headers[name] = value));
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="contract-[0-9a-f]{8}\.pdf"$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await fetch(`${url.slice(0, -2)}AA`)).status).toBe(404);
  const looks = `select action from identity.audit_entry where action like 'guest_portal.file%' order by sequence`;
  await eventually(async () => {
    const { rows } = await client.query<{ action: string }>(looks);
    return rows.map(({ action }) => action.split('.')[1]).join() === 'file_uploaded,file_linked,file_read';
  });
});

test('a form has exactly one file and its name; any other is rejected and changes nothing', async () => {
  const { id, guest } = await booked();
  const file = new File([new Uint8Array(PDF)], 'Vertrag für Ann.pdf', { type: 'application/pdf' });
  const large = new File([new Uint8Array(10 * 2 ** 20 + 1)], 'large.pdf');
  const send = (parts: [string, string | File][], credential?: string) =>
    guest.sendForm('FileUpload', 'contract', parts, credential);
  expect(await send([['file', file]], 'none')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await send([['note', 'no file']])).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  for (const parts of [
    [
      ['one', file],
      ['two', file],
    ],
    Array.from({ length: 30 }, (_, n) => [`field${n}`, 'x']),
  ] as [string, string | File][][])
    expect(await send(parts)).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  expect(await send([['file', large]])).toMatchObject({ status: 413 });
  expect(await filesOf(id)).toEqual([]);
  expect(await send([['file', file]])).toMatchObject({ status: 200 });
  const [kept, ...more] = await filesOf(id);
  expect([kept.name, kept.bytes, more]).toEqual(['Vertrag für Ann.pdf', PDF.length, []]);
});

test('a view by a link is recorded for the user who requested it', async () => {
  const { id, guest } = await booked();
  await guest.sendFile('FileUpload', 'contract', PDF, 'own.pdf');
  const [{ id: fileId }] = await filesOf(id);
  const invite =
    'mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id } } userErrors { code message field rule } } }';
  const input = { name: 'Max Keeper', email: 'max@example.org', password: PASSWORD, role: 'MANAGER' };
  expect((await service.graph(invite, { input })).errors).toBeUndefined();
  const browser = new Browser(service.url);
  expect((await browser.signIn(input.email, PASSWORD)).status).toBe(303);
  const { body } = await browser.graph(
    `mutation { linkPortalFile(input: { id: "${fileId}" }) { portalFileLink { url } userErrors { code message field rule } } }`,
  );
  // Opened elsewhere, without the session.
  expect((await fetch(body.data.linkPortalFile.url)).status).toBe(200);
  const trail = '{ auditTrail(first: 100) { edges { node { action record { id } actor { kind person { name } } } } } }';
  const looks = await eventually(async () => {
    const { data } = await service.graph(trail);
    const nodes = (
      data.auditTrail.edges as { node: { action: string; record: { id: string } | null; actor: object } }[]
    ).map(({ node }) => node);
    const own = nodes.filter(({ action, record }) => record?.id === id && action === 'guest_portal.file_read');
    return own.length > 0 ? own : null;
  });
  expect(looks.map(({ actor }) => actor)).toEqual([{ kind: 'USER', person: { name: 'Max Keeper' } }]);
});

test('validates files by content and limits, whatever their name', async () => {
  const { id, guest } = await booked();
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 0/1' } })
    .jpeg()
    .toBuffer();
  const refusals: [string, Buffer, string, string][] = [
    ['contract', photo, 'contract.pdf', 'file_type_refused'],
    ['contract', Buffer.from('<html><script>alert(1)</script>'), 'contract.pdf', 'file_type_refused'],
    ['contract', Buffer.from('%PDF-1.4 and no end'), 'contract.pdf', 'file_damaged'],
    ['contract', Buffer.concat([PDF, Buffer.alloc(1_100_000), PDF]), 'contract.pdf', 'file_too_large'],
    ['photo', photo.subarray(0, photo.length - 80), 'photo.jpg', 'file_damaged'],
    ['photo', PDF, 'photo.jpg', 'file_type_refused'],
    ['other', PDF, 'x.pdf', 'bad_input'],
  ];
  for (const [slot, content, name, code] of refusals)
    expect([code, (await guest.sendFile('FileUpload', slot, content, name)).body.code]).toEqual([code, code]);
  expect(await filesOf(id)).toEqual([]);
  expect(await guest.sendFile('HouseRules', 'photo', photo)).toMatchObject({ body: { code: 'screen_not_asked' } });
  expect(await guest.sendFile('FileUpload', 'photo', photo, 'x', { 'x-portal-credential': 'none' })).toMatchObject({
    status: 401,
  });

  expect((await sharp(photo).metadata()).exif).toBeDefined();
  await guest.sendFile('FileUpload', 'photo', photo, 'pet.jpg');
  const [{ id: fileId }] = await filesOf(id);
  const kept = Buffer.from(await (await fetch((await linkTo(fileId)).url)).arrayBuffer());
  const { width, height, exif } = await sharp(kept).metadata();
  expect([width, height, exif]).toEqual([40, 30, undefined]);
});

test('a file is encrypted on disk, replaced by the next, removed, and erased with the guest', async () => {
  const { id, guest } = await booked();
  await guest.sendFile('FileUpload', 'contract', PDF, 'one.pdf');
  const [first] = await filesOf(id);
  await guest.sendFile('FileUpload', 'contract', PDF, 'two.pdf');
  const [second, ...more] = await filesOf(id);
  expect([first.name, second.name, more]).toEqual(['one.pdf', 'two.pdf', []]);
  const gone = await service.graph(
    'mutation ($id: ID!) { linkPortalFile(input: { id: $id }) { portalFileLink { url } userErrors { code message field rule } } }',
    { id: first.id },
  );
  expect(gone.errors?.[0]?.extensions.code).toBe('PORTAL_FILE_NOT_FOUND');
  expect((await storedBytes()).some((bytes) => bytes.includes('Secret contract'))).toBe(false);
  const { rows } = await client.query('select name, file_key from screening.portal_file where id = $1', [second.id]);
  expect(JSON.stringify(rows)).not.toContain('two');
  const take =
    'mutation { removePortalFile(input: { screen: FileUpload, slot: "contract" }) { portal { tasks { files { slot } } } userErrors { code message field rule } } }';
  expect((await guest.ask(take)).data.removePortalFile.tasks[0].files).toEqual([]);
  await guest.sendFile('FileUpload', 'contract', PDF, 'three.pdf');
  const { url } = await linkTo((await filesOf(id))[0].id);
  await service.graph(
    `mutation { eraseGuest(input: { reservationId: "${id}" }) { erasure { reservations } userErrors { code message field rule } } }`,
  );
  expect((await client.query('select from screening.portal_file where reservation_id = $1', [id])).rowCount).toBe(0);
  expect((await fetch(url)).status).toBe(404);
});

test("a host's own question can require a file, depending on another answer", async () => {
  const fields = [
    { id: 'pet', kind: 'ACKNOWLEDGEMENT', label: 'We bring a pet', required: false },
    {
      id: 'vaccine',
      kind: 'FILE',
      label: 'Its vaccination card',
      required: true,
      types: ['PDF'],
      when: { field: 'pet', isAcknowledged: true },
    },
  ];
  expect((await setContent('CustomScreen', { fields })).data.setPortalContent.isSet).toBe(true);
  const { guest } = await booked('CustomScreen');
  expect((await guest.submit('CustomScreen', { pet: true })).details).toMatchObject({
    details: [{ loc: ['answers', 'vaccine'] }],
  });
  await guest.sendFile('CustomScreen', 'vaccine', PDF, 'card.pdf');
  expect((await guest.submit('CustomScreen', { pet: true })).portal.tasks[0].state).toBe('ACCEPTED');
  const other = await booked('CustomScreen');
  expect((await other.guest.submit('CustomScreen', { pet: false })).portal.tasks[0].state).toBe('ACCEPTED');
  await setContent('CustomScreen', null);
});
