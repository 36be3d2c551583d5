import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayConfig } from '#gateway/config.js';
import { readManifests } from '#gateway/documents/read-manifest.js';
import { type Enforcement, trustedDocuments } from '#gateway/documents/trusted-documents.js';
import type { Viewer } from '#kit/viewer/viewer.js';

const ME = 'query Me { me { id } }';
const HASH = createHash('sha256').update(ME).digest('hex');
const OTHER = '{ countries { code } }';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function manifest(content: unknown, name = 'documents.json'): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const apollo = (operations: object[]) => ({ format: 'apollo-persisted-query-manifest', version: 1, operations });

describe('a manifest', () => {
  test.each([
    ['of Relay or GraphQL Code Generator', { [HASH]: ME }],
    ['with named hashes', { [`sha256:${HASH}`]: ME }],
    ['of Apollo', apollo([{ id: HASH, body: ME, name: 'Me', type: 'query' }])],
  ])('%s gives documents by ID', (_title, content) => {
    expect([...readManifests([manifest(content)])]).toEqual([[HASH, ME]]);
  });

  test('can be several files', () => {
    const paths = [manifest({ a: ME }, 'a.json'), manifest(apollo([{ id: 'b', body: OTHER }]), 'b.json')];
    expect(Object.fromEntries(readManifests(paths))).toEqual({ a: ME, b: OTHER });
  });

  test.each([
    ['is not JSON', '{', /is not valid JSON/],
    ['is a list', [ME], /is not a manifest/],
    ['has another version', { ...apollo([]), version: 2 }, /is not a manifest/],
    ['has a document that is no GraphQL', { a: 'query {' }, /the document a is not valid: Syntax Error/],
    ['has an empty document', { a: '' }, /is not a manifest/],
  ])('that %s is refused', (_title, content, problem) => {
    expect(() => readManifests([manifest(content)])).toThrow(problem);
  });

  test('that is missing, or names two documents by one ID, is refused', () => {
    expect(() => readManifests([join(folder, 'none.json')])).toThrow(/cannot be read/);
    const twice = [manifest({ a: ME }, 'a.json'), manifest({ a: OTHER }, 'b.json')];
    expect(() => readManifests(twice)).toThrow(/the ID a names two different documents/);
  });
});

test('enforcement without a manifest stops the start: nothing could run', () => {
  for (const TRUSTED_DOCUMENTS_ONLY of ['keys', 'all'])
    expect(() => gatewayConfig({ TRUSTED_DOCUMENTS_ONLY })).toThrow(/requires TRUSTED_DOCUMENTS/);
  expect(() => gatewayConfig({ TRUSTED_DOCUMENTS_ONLY: 'some' })).toThrow(/TRUSTED_DOCUMENTS_ONLY/);
});

const PAGES =
  'query Portal { portal { ...Parts } } fragment Parts on Portal { state } fragment More on Portal { locale }';
const ofPage = 'query Portal {\n  portal { ...Parts }\n}\n\nfragment Parts on Portal { state }';
const open = (enforced: Enforcement) => trustedDocuments({ byId: new Map([[HASH, ME]]), enforced, ofPages: PAGES });
const KINDS: Viewer['kind'][] = ['api', 'sdk', 'user', 'guest', 'service'];

/** Who may run a document, by enforcement. */
const may = (enforced: Enforcement, text: string) => KINDS.filter((kind) => open(enforced).allows(text, { kind }));

test('any document runs where nothing is enforced', () => expect(may('off', OTHER)).toEqual(KINDS));

test('trusted documents run for everybody', () => {
  for (const enforced of ['keys', 'all'] as const) expect(may(enforced, ME)).toEqual(KINDS);
});

test('other documents run for our own pages at most', () => {
  expect(may('keys', OTHER)).toEqual(['user', 'guest', 'service']);
  expect(may('all', OTHER)).toEqual(['service']);
  expect(may('all', `${ME} `)).toEqual(['service']);
});

test("documents of our own pages run for sessions and guests, however they join the pages' fragments", () => {
  expect(may('all', ofPage)).toEqual(['user', 'guest', 'service']);
  expect(may('all', `${ofPage} query Another { me { id } }`)).toEqual(['service']);
  expect(may('all', ofPage.replace('state', 'state locale'))).toEqual(['service']);
  expect(may('all', `${ofPage} {`)).toEqual(['service']);
});

describe('a request', () => {
  const persisted = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

  test.each([
    ['by documentId', { documentId: HASH }],
    ['by documentId with the name of its hash', { documentId: `sha256:${HASH}` }],
    ['by the hash of a persisted query', persisted(HASH)],
    ['by the hash, with an empty text as sockets need one', { query: '', ...persisted(HASH) }],
    ['by its text', { query: ME }],
  ])('names its document %s', (_title, asked) => {
    for (const enforced of ['off', 'keys', 'all'] as const)
      expect(open(enforced).read(asked, { kind: 'api' })).toEqual({ text: ME });
  });

  test('with an unknown documentId is refused; an unknown hash is left to automatic persisted queries', () => {
    expect(open('off').read({ documentId: 'x' }, { kind: 'api' })).toEqual({ refused: 'document_not_found' });
    expect(open('off').read(persisted('x'), { kind: 'api' })).toEqual({ text: null });
    expect(open('off').read({ query: OTHER, ...persisted('x') }, { kind: 'api' })).toEqual({ text: OTHER });
  });

  test.each([
    ['another text', { query: OTHER }],
    ['another text beside a trusted ID', { query: OTHER, documentId: HASH }],
    ['a text to register by its hash', { query: OTHER, ...persisted('x') }],
    ['an unknown hash', persisted('x')],
    ['an unknown ID', { documentId: 'x' }],
    ['no document', {}],
    ['a document that is no text', { query: { kind: 'Document' } }],
    ['an ID that is no text', { documentId: [HASH] }],
    ['a hash that is no text', persisted([HASH])],
    ['extensions that are no object', { extensions: HASH }],
    ['the name of an inherited member', { documentId: 'constructor' }],
  ])('with %s is refused where it is enforced', (_title, asked) => {
    for (const enforced of ['keys', 'all'] as const)
      for (const kind of ['api', 'sdk'] as const)
        expect(open(enforced).read(asked, { kind })).toEqual({ refused: 'document_not_trusted' });
  });
});
