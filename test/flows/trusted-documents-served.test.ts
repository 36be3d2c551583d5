import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentNode, parse, print, separateOperations } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { projectRoot } from '#kit/process/project-root.js';
import { People } from '../support/people.js';
import { PortalGuest } from '../support/portal.js';
import { FIRST_KEY, type RestartableTest, runningTest } from '../support/running.js';

const ME = 'query Me { me { id } }';
const RESERVATION = 'query One($id: ID!) { reservation(id: $id) { summary { status } } }';
const OTHER = '{ me { name } }';
const WATCH = 'subscription Watch { accountEvents { sequence } }';
const HASH = createHash('sha256').update(ME).digest('hex');
const PROXY = { TRUSTED_PROXIES: '1' };
const KEY = { 'x-api-key': FIRST_KEY };

let service: RestartableTest;
let folder: string;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trusted-'));
  const manifest = join(folder, 'documents.json');
  writeFileSync(manifest, JSON.stringify({ [HASH]: ME, one: RESERVATION, watch: WATCH }));
  settings = { ...PROXY, TRUSTED_DOCUMENTS: manifest };
  service = await runningTest(settings);
});

afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true });
});

interface Said {
  status: number;
  body: { data?: { me?: object } | null; errors?: { extensions: { code: string } }[] };
}

const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

async function post(body: object, headers: Record<string, string> = KEY): Promise<Said> {
  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Said['body'] };
}

async function get(params: Record<string, string>): Promise<Said> {
  const answer = await fetch(`${service.url}/graphql?${new URLSearchParams(params)}`, { headers: KEY });
  return { status: answer.status, body: (await answer.json()) as Said['body'] };
}

/** The data of the first answer over a socket, or the code of the error. */
function overSocket(payload: object): Promise<unknown> {
  const url = `${service.url.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: KEY, retryAttempts: 0 });
  return new Promise((resolve) => {
    const end = (outcome: unknown): void => {
      resolve(outcome);
      void client.dispose();
    };
    client.subscribe(payload as { query: string }, {
      next: ({ data }) => end(data),
      error: (errors) => end((errors as Said['body']['errors'])![0]!.extensions.code),
      complete() {},
    });
  });
}

const codeOf = ({ status, body }: Said) => [status, body.errors?.[0]?.extensions.code];
const FOUND = { status: 200, body: { data: { me: { id: expect.any(String) } } } };
const UNTRUSTED = [403, 'DOCUMENT_NOT_TRUSTED'];

/** Whatever names a trusted document is answered, whether others are allowed or not. */
function namesDocuments(): void {
  test('a trusted document is named by its ID, by POST, GET and over a socket', async () => {
    expect(await post({ documentId: HASH })).toMatchObject(FOUND);
    expect(await post({ documentId: `sha256:${HASH}` })).toMatchObject(FOUND);
    expect(await post(byHash(HASH))).toMatchObject(FOUND);
    expect(await get({ documentId: HASH })).toMatchObject(FOUND);
    expect(await get({ extensions: JSON.stringify(byHash(HASH).extensions) })).toMatchObject(FOUND);
    expect(await overSocket({ query: '', ...byHash(HASH) })).toEqual(FOUND.body.data);
    const variables = { id: '01900000-0000-7000-8000-000000000000' };
    expect(await post({ documentId: 'one', variables })).toMatchObject({
      status: 200,
      body: { data: { reservation: null } },
    });
  });
}

describe('without enforcement', () => {
  namesDocuments();

  test('other documents run too, and automatic persisted queries go on', async () => {
    expect(await post({ query: OTHER })).toMatchObject({ status: 200, body: { data: { me: {} } } });
    const hash = createHash('sha256').update(OTHER).digest('hex');
    expect(codeOf(await post(byHash(hash)))).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(await post({ query: OTHER, ...byHash(hash) })).toMatchObject({ status: 200, body: { data: { me: {} } } });
    expect(await post(byHash(hash))).toMatchObject({ status: 200, body: { data: { me: {} } } });
    expect(await get({ extensions: JSON.stringify(byHash(hash).extensions) })).toMatchObject({ status: 200 });
  });

  test('an unknown ID is refused', async () => {
    expect(codeOf(await post({ documentId: 'unknown' }))).toEqual([400, 'DOCUMENT_NOT_FOUND']);
    expect(codeOf(await get({ documentId: 'unknown' }))).toEqual([400, 'DOCUMENT_NOT_FOUND']);
  });
});

/** Every operation of our pages, with the fragments that it needs, as the pages send them. */
function pageDocuments(): DocumentNode[] {
  const text = readFileSync(join(projectRoot, 'schema/page-documents.graphql'), 'utf8');
  return Object.values(separateOperations(parse(text)));
}

describe.each(['keys', 'all'])('with TRUSTED_DOCUMENTS_ONLY=%s', (only) => {
  beforeAll(() => service.restart({ ...settings, TRUSTED_DOCUMENTS_ONLY: only }));

  namesDocuments();

  test('keys run no other document, however it is sent', async () => {
    const hash = createHash('sha256').update(OTHER).digest('hex');
    for (const body of [{ query: OTHER }, byHash(hash), { query: OTHER, ...byHash(hash) }, { documentId: 'unknown' }])
      expect(codeOf(await post(body))).toEqual(UNTRUSTED);
    expect(codeOf(await post({ query: OTHER, documentId: HASH }))).toEqual(UNTRUSTED);
    expect(codeOf(await post([{ query: OTHER }]))).toEqual(UNTRUSTED);
    expect(codeOf(await post({}))).toEqual(UNTRUSTED);
    for (const params of [{ query: OTHER }, { documentId: 'unknown' }, { query: OTHER, documentId: HASH }, {}])
      expect(codeOf(await get(params as Record<string, string>))).toEqual(UNTRUSTED);
    expect(await overSocket({ query: OTHER })).toBe('DOCUMENT_NOT_TRUSTED');
    expect(await overSocket({ query: WATCH.replace('sequence', 'id') })).toBe('DOCUMENT_NOT_TRUSTED');
  });

  test('/v1, the worker and the guest portal work as before', async () => {
    const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com' };
    const made = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
    expect(made.status).toBe(200);
    expect(made.body).not.toHaveProperty('queued');
    const portal = await PortalGuest.open(service, made.body.guest_portal_url);
    const ofGuest = { 'x-portal-credential': portal.credential };
    const query = print(pageDocuments().find((document) => print(document).startsWith('query Portal'))!);
    expect(await post({ query }, ofGuest)).toMatchObject({
      status: 200,
      body: { data: { portal: { reservationId: made.body.id } } },
    });
    const other = await post({ query: '{ portal { state } }' }, ofGuest);
    if (only === 'all') expect(codeOf(other)).toEqual(UNTRUSTED);
    else expect(other.status).toBe(200);
  });

  test('the dashboard runs its own documents', async () => {
    const people = new People(service);
    const browser = await people.signedIn(await people.person());
    const shown = await browser.graph('{ me { name } }');
    if (only === 'all') expect(shown.status).toBe(403);
    else expect(shown.body.data.me.name).toEqual(expect.any(String));
    for (const document of pageDocuments()) {
      const { status, body } = await browser.graph(print(document));
      // Without variables many are refused later; none for not being trusted.
      expect([status === 403, JSON.stringify(body).includes('DOCUMENT_NOT_TRUSTED')]).toEqual([false, false]);
    }
  });
});
