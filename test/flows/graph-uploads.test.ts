import { FIRST_KEY, type RunningTest, runningTest } from '../support/running.js';
import { selfie } from '../../packages/document-reader/bench/licence-back.js';

const KEY = { 'x-api-key': FIRST_KEY };
const UPLOAD = `mutation Upload($id: ID!, $image: String!) {
  uploadIdImage(input: { reservationId: $id, step: front, kind: passport, imageBase64: $image }) { idImageUpload { code error } userErrors { code message field rule } }
}`;

let service: RunningTest;
let id: string;

beforeAll(async () => {
  service = await runningTest({ ID_IMAGE_SECONDS: '120' });
  const guest = { first_name: 'Ann', email: 'ann@example.com' };
  const create = () =>
    service.rest('POST', '/reservations', { without_listing: true, guest }, { 'idempotency-key': 'the-one' });
  let made = await create();
  // The first request of a service can take longer than its time limit on a busy machine.
  for (let tries = 0; made.status === 503 && tries < 5; tries += 1) made = await create();
  expect(made.status).toBe(200);
  id = made.body.id as string;
});

afterAll(() => service?.stop());

interface Answer {
  status: number;
  body: { data?: { uploadIdImage: object }; errors?: { message: string; extensions: { code: string } }[] };
}

async function send(parts: [name: string, value: string | Blob][], headers: Record<string, string> = KEY) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const answer = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const operations = (variables: unknown = { id, image: null }) => JSON.stringify({ query: UPLOAD, variables });
const MAP = '{"0":["variables.image"]}';

test('a picture of several MB is uploaded like one in base64', async () => {
  const picture = await selfie('one');
  // Bytes after the end of a JPEG do not count.
  const large = new Blob([new Uint8Array(picture), new Uint8Array(4 * 2 ** 20)], { type: 'image/jpeg' });
  const { body: rest } = await service.rest('POST', `/idcheck/upload/${id}/front/passport`, {
    imageBase64: picture.toString('base64'),
  });
  const { status, body } = await send([
    ['operations', operations()],
    ['map', MAP],
    ['0', large],
  ]);
  const idImageUpload = { code: rest.code, error: rest.error ?? null };
  expect([status, body]).toEqual([200, { data: { uploadIdImage: { idImageUpload, userErrors: [] } } }]);
});

const FILE = new Blob(['x']);

test.each<[string, () => [string, string | Blob][]]>([
  [
    'without operations',
    () => [
      ['map', MAP],
      ['0', FILE],
    ],
  ],
  [
    'without a map',
    () => [
      ['operations', operations()],
      ['0', FILE],
    ],
  ],
  [
    'without the file',
    () => [
      ['operations', operations()],
      ['map', MAP],
    ],
  ],
  [
    'with a file that has no place',
    () => [
      ['operations', operations()],
      ['map', '{}'],
      ['0', FILE],
    ],
  ],
  [
    'with an empty place',
    () => [
      ['operations', operations()],
      ['map', '{"0":[]}'],
      ['0', FILE],
    ],
  ],
  [
    'with a place that is taken',
    () => [
      ['operations', operations({ id, image: 'x' })],
      ['map', MAP],
      ['0', FILE],
    ],
  ],
  [
    'with a place that is not there',
    () => [
      ['operations', operations({ id })],
      ['map', MAP],
      ['0', FILE],
    ],
  ],
  [
    'with a place beside the variables',
    () => [
      ['operations', operations()],
      ['map', '{"0":["query"]}'],
      ['0', FILE],
    ],
  ],
  [
    'with an inherited place',
    () => [
      ['operations', operations()],
      ['map', '{"0":["variables.constructor.name"]}'],
      ['0', FILE],
    ],
  ],
  [
    'with a batch',
    () => [
      ['operations', `[${operations()}]`],
      ['map', '{"0":["0.variables.image"]}'],
      ['0', FILE],
    ],
  ],
  [
    'with two operations',
    () => [
      ['operations', operations()],
      ['operations', operations()],
      ['map', MAP],
      ['0', FILE],
    ],
  ],
  [
    'with two files of one name',
    () => [
      ['operations', operations()],
      ['map', MAP],
      ['0', FILE],
      ['0', FILE],
    ],
  ],
  [
    'with JSON that is broken',
    () => [
      ['operations', '{'],
      ['map', MAP],
      ['0', FILE],
    ],
  ],
  [
    'with prototypes',
    () => [
      ['operations', '{"__proto__":{}}'],
      ['map', MAP],
      ['0', FILE],
    ],
  ],
])('a form %s is refused as a GraphQL response', async (_title, parts) => {
  const { status, body } = await send(parts());
  expect([status, body.errors?.map(({ extensions }) => extensions.code)]).toEqual([400, ['MALFORMED_REQUEST']]);
});

test('a file over 10 MB is refused', async () => {
  const large = new Blob([new Uint8Array(10 * 2 ** 20 + 1)]);
  const { status, body } = await send([
    ['operations', operations()],
    ['map', MAP],
    ['0', large],
  ]);
  expect([status, body.errors?.[0]?.extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('a form without a credential is refused before it is read, and a cookie is none', async () => {
  const parts: [string, string | Blob][] = [
    ['operations', operations()],
    ['map', MAP],
    ['0', FILE],
  ];
  expect((await send(parts, {})).status).toBe(401);
  expect((await send(parts, { cookie: `session=${'a'.repeat(43)}` })).status).toBe(403);
});
