import { type GraphQLSchema, buildSchema } from 'graphql';
import type { z } from 'zod';
import { COVERAGE_HEADER } from '../coverage-header.js';
import type { Route } from '../route.js';
import { ROUTES } from '../routes/all.js';
import { answerSchema } from './answer-schema.js';
import { EXAMPLE_BODIES } from './example-bodies.js';
import { exampleOf } from './example.js';
import { type Inputs, type Parameter, inputsOf, rulesFrom } from './inputs.js';
import type { JsonSchema } from './json-schema.js';
import type { InputRules } from './rules.js';
import { REFUSALS, refusalsOf } from './statuses.js';

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  deprecated?: boolean;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, object>;
}

interface OpenApi {
  openapi: '3.1.0';
  paths: Record<string, Record<string, Operation>>;
  [part: string]: unknown;
}

const JSON_TYPE = 'application/json';

const INFO = {
  title: 'Guest screening',
  version: '1',
  description:
    'Send listings and reservations; get back guest checks, a decision and its reasons. Successful requests ' +
    'return 200 with JSON. Fields without a value are omitted.',
};

const ERROR: JsonSchema = {
  type: 'object',
  required: ['error', 'code', 'request_id'],
  properties: {
    error: { type: 'string', description: 'Human-readable message.' },
    code: { type: 'string', description: 'Stable error code.' },
    request_id: { type: 'string', description: 'Request ID, as in the `Request-Id` header and in the logs.' },
    details: {
      type: 'array',
      description: 'Invalid fields, if the request failed validation.',
      items: {
        type: 'object',
        required: ['loc', 'msg', 'type'],
        properties: {
          loc: { type: 'array', items: { type: 'string' }, description: 'Path of the field.' },
          msg: {
            type: 'string',
            description: 'Description of the problem, worded to follow the path in a sentence.',
          },
          type: { type: 'string', description: 'Stable code of the validation rule that failed.' },
        },
      },
    },
  },
};

const REPEAT: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: 'Makes retries safe: repeating the request within 24 hours returns the original response.',
};

/** Name of a route as in the route table: `GET /accounts/me`. */
const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

const errorOf = (description: string) => ({
  description,
  headers: { 'Request-Id': { $ref: '#/components/headers/RequestId' } },
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Generates the OpenAPI 3.1 document of `/v1` from the route table, the supergraph SDL and the subgraphs' checks. */
function openApi(supergraphSdl: string, rules: InputRules): OpenApi {
  const schema = buildSchema(supergraphSdl, { assumeValid: true });
  const paths: OpenApi['paths'] = {};
  for (const row of ROUTES) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: operationOf(row, schema, rules) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/v1' }],
    security: [{ key: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key, as `Authorization: Bearer <key>`.' },
      },
      schemas: { Error: ERROR },
      parameters: { IdempotencyKey: REPEAT },
      headers: {
        RequestId: { description: 'Request ID, as in errors and logs.', schema: { type: 'string' } },
        LookupCoverage: {
          description:
            'Coverage of the lookup: `complete`, `partial;reason="…"` or `none;reason="…"`. An empty result is ' +
            'conclusive only if the coverage is `complete`.',
          schema: { type: 'string' },
        },
        RateLimit: {
          description: 'Remaining rate limits and their reset times (IETF RateLimit header fields).',
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(Object.values(REFUSALS).map(([name, text]) => [name, errorOf(text)])),
    },
  };
}

/** Returns the content of `schema/openapi.json`. */
export function printOpenApi(supergraphSdl: string, checks: Record<string, z.ZodType>): string {
  return `${JSON.stringify(openApi(supergraphSdl, rulesFrom(checks)), null, 1)}\n`;
}

/** `GET /reservations/:id/notes` → `getReservationsByIdNotes`. */
function operationIdOf({ method, path }: Route): string {
  const words = path.replace(/\/\//g, '/own/').split('/').filter(Boolean);
  const named = words.flatMap((word) => (word.startsWith(':') ? ['by', word.slice(1)] : word.split('-')));
  return method + named.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function operationOf(row: Route, schema: GraphQLSchema, rules: InputRules): Operation {
  const inputs = inputsOf(row, schema, rules);
  const repeat = row.method === 'get' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }];
  return {
    operationId: operationIdOf(row),
    tags: [row.path.split('/')[1]!],
    summary: row.summary,
    ...(row.path.endsWith('/embed') && { deprecated: true }),
    parameters: [...inputs.parameters, ...repeat],
    ...(inputs.body && { requestBody: bodyOf(row, inputs.body) }),
    responses: responsesOf(row, inputs, schema),
  };
}

function bodyOf(row: Route, schema: JsonSchema): Operation['requestBody'] {
  const example = EXAMPLE_BODIES[nameOf(row)] ?? exampleOf(schema, '', true);
  const content = { [JSON_TYPE]: { schema, example }, ...(row.picture && pictureBodies(schema, row.picture)) };
  return { required: (schema.required ?? []).length > 0, content };
}

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/octet-stream'];

/** The image as the body itself, or as the file of a form whose fields are the other members. */
function pictureBodies(schema: JsonSchema, members: readonly string[]): Record<string, Media> {
  const others = Object.entries(schema.properties ?? {}).filter(([name]) => !members.includes(name));
  const form: JsonSchema = {
    type: 'object',
    ...(schema.required && { required: schema.required }),
    properties: {
      ...Object.fromEntries(others.map(([name, shape]) => [name, { type: 'string', description: shape.description }])),
      file: { type: 'string', format: 'binary', description: 'Image file, up to 10 MB.' },
    },
  };
  const bytes: JsonSchema = { description: 'Image file, up to 10 MB. Pass the other fields as query parameters.' };
  return {
    ...Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: bytes }])),
    'multipart/form-data': { schema: form },
  };
}

function responsesOf(row: Route, inputs: Inputs, schema: GraphQLSchema): Operation['responses'] {
  const answer = answerSchema(row, schema);
  const headers = Object.fromEntries(
    [
      ['Request-Id', 'RequestId'],
      ...['RateLimit', 'RateLimit-Policy'].map((name) => [name, 'RateLimit']),
      ...(row.coverage ? [[COVERAGE_HEADER, 'LookupCoverage']] : []),
    ].map(([name, part]) => [name, { $ref: `#/components/headers/${part}` }]),
  );
  const success = {
    description: row.summary,
    headers,
    content: { [JSON_TYPE]: { schema: answer, example: exampleOf(answer) } },
  };
  const refusals = refusalsOf(row, inputs).map((status) => {
    const [name] = REFUSALS[status]!;
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return { 200: success, ...(Object.fromEntries(refusals) as Record<string, object>) };
}
