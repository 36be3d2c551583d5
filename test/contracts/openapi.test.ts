import { ROUTES } from '#rest-shim/routes/all.js';
import { type Schema, schemaProblems, untold } from '../support/schema-problems.js';
import { ROWS } from './access/all-rows.js';
import { send } from './access/ask.js';
import { type Fixture, openFixture } from './access/fixture.js';
import type { Request } from './access/row.js';

type RestRequest = Extract<Request, { kind: 'rest' }>;

interface Operation {
  summary: string;
  operationId: string;
  parameters: { $ref?: string; in?: string; name: string; required?: boolean; description: string }[];
  requestBody?: { content: { 'application/json': { schema: Schema; example: unknown } } };
  responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: Schema; example: unknown } } }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: Schema }; responses: Record<string, object> };
}

let fixture: Fixture;
let document: Document;

beforeAll(async () => {
  fixture = await openFixture();
  document = (await (await fetch(`${fixture.service.url}/openapi.json`)).json()) as Document;
});

afterAll(async () => {
  await fixture?.stop();
});

const ALL = ROUTES.map((row) => [`${row.method.toUpperCase()} ${row.path}`, row] as const);

const operationOf = (name: string): Operation => {
  const [method, path] = name.split(' ') as [string, string];
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
};

const answerOf = (name: string) => operationOf(name).responses['200']!.content!['application/json'];

async function requestOf(name: string): Promise<RestRequest> {
  const row = ROWS.find((one) => one.operation === name && one.expected.owner === 'answer');
  return (await row!.request(fixture)) as RestRequest;
}

async function asked(request: RestRequest, key: string | undefined) {
  const answer = await send(fixture.service.url, request, key);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** A refusal that the operation lists, in the document's error format. */
function expectListed(name: string, { status, body }: Awaited<ReturnType<typeof asked>>): void {
  expect(Object.keys(operationOf(name).responses)).toContain(String(status));
  expect(schemaProblems(document.components.schemas.Error, body)).toEqual([]);
}

test('the document names every operation of the table of routes and no other, each with its own id', () => {
  expect(document.openapi).toBe('3.1.0');
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(named.sort()).toEqual(ALL.map(([name]) => name).sort());
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference of the document resolves', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  const lost = [...references].filter(([, path]) => {
    const found = path!.split('/').reduce<unknown>((part, name) => (part as Schema | undefined)?.[name], document);
    return found === undefined;
  });
  expect(lost).toEqual([]);
});

test.each(ALL)('%s and its parameters have descriptions, and its examples are valid', (name, row) => {
  const { summary, parameters, requestBody } = operationOf(name);
  expect(summary).toMatch(/^[A-Z].{10,}[^.]$/);
  const own = parameters.filter(({ $ref }) => !$ref);
  for (const { description } of own) expect(description).toMatch(/\S{2,}/);
  const inPath = own.filter((one) => one.in === 'path').map((one) => one.name);
  expect(inPath).toEqual([...row.path.matchAll(/:(\w+)/g)].map(([, word]) => word));
  const { schema, example } = answerOf(name);
  expect(schemaProblems(schema, example)).toEqual([]);
  expect(requestBody !== undefined).toBe(row.body !== undefined);
  if (!requestBody) return;
  const body = requestBody.content['application/json'];
  expect(schemaProblems(body.schema, body.example)).toEqual([]);
  expect(row.body!.safeParse(body.example).error?.issues).toBeUndefined();
});

test.each(ALL)('%s responds as documented, and with 401 without a key', async (name) => {
  const request = await requestOf(name);
  const { schema } = answerOf(name);
  const { status, body } = await asked(request, fixture.keys.owner);
  expect(status).toBe(200);
  expect(schemaProblems(schema, body)).toEqual([]);
  expect(untold(schema, body)).toEqual([]);
  const refused = await asked(request, undefined);
  expect(refused.status).toBe(401);
  expectListed(name, refused);
});

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NAMED = ALL.filter(([name, row]) => row.unknown || /:(id|key|tag)\b/.test(name)).filter(([name]) =>
  /:\w/.test(name),
);

test.each(NAMED)('%s lists its response to an unknown identifier', async (name) => {
  const { method, body, path } = await requestOf(name);
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  const template = name.split(' ')[1]!.replace(/:(id|key|tag|guest)\b/g, UNKNOWN);
  const filled = template.replace(':step', 'front').replace(':type', 'passport');
  const told = await asked({ kind: 'rest', method, path: filled + query, body }, fixture.keys.owner);
  expect(told.status).toBeGreaterThanOrEqual(400);
  expectListed(name, told);
});

test.each(ALL.filter(([, row]) => row.body))('%s lists its response to a body that is not an object', async (name) => {
  const { method, path } = await requestOf(name);
  const told = await asked({ kind: 'rest', method, path, body: 7 as unknown as object }, fixture.keys.owner);
  expect(told.status).toBe(400);
  expectListed(name, told);
});

test.each(ALL)('%s lists its responses to an SDK key and a suspended account', async (name) => {
  const request = await requestOf(name);
  for (const key of [fixture.keys.sdk, fixture.keys.suspended]) {
    const told = await asked(request, key);
    if (told.status !== 200) expectListed(name, told);
  }
});
