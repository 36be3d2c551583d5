/**
 * Processor time of the gateway for one query over three subgraphs, without and with one `@include`: by its own plan
 * executor and by Apollo's, in interleaved rounds. The subgraphs are canned, so that only the gateway is measured.
 * `npm run build` first. BENCH_ROUNDS, BENCH_RUNS.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { buildSchema, executeSync, isAbstractType, parse } from 'graphql';
import { prepareOperation } from '../dist/gateway/plan/prepared-operation.js';
import { startSupergraph } from '../dist/gateway/supergraph/supergraph.js';

process.env.APOLLO_TELEMETRY_DISABLED = 'true';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const RUNS = Number(process.env.BENCH_RUNS ?? 1_000);

const queryWith = (condition) => `query Q($id: ID!, $more: Boolean! = true) {
  reservation(id: $id) {
    id confirmationCode status checkInDate checkOutDate createdAt
    guest { firstName lastName fullName email }
    listing { id name nickname }
    account { id name }
    summary { status reason riskColor queued details { generalRisk { status value help } } }
    ... @include(if: ${condition}) { currency }
  }
}`;
const QUERIES = {
  plain: queryWith('true').replace('@include(if: true)', '').replace(', $more: Boolean! = true', ''),
  conditional: queryWith('$more'),
};

const folder = new URL('../schema/', import.meta.url);
const FEDERATION =
  'scalar _Any union _Entity = Reservation | Listing | Account extend type Query { _entities(representations: [_Any!]!): [_Entity]! }';

/** Any value of a type: subgraphs only have to return something valid. */
function anyValue(_source, args, _context, { returnType, schema, fieldName }) {
  const valueOf = (type) => {
    if (type.ofType) return type.constructor.name === 'GraphQLList' ? [valueOf(type.ofType)] : valueOf(type.ofType);
    if (fieldName === '_entities') return { __typename: args.representations[0].__typename };
    if (type.getValues) return type.getValues()[0].value;
    if (isAbstractType(type)) return { __typename: schema.getPossibleTypes(type)[0].name };
    if (type.getFields) return { __typename: type.name };
    return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'text';
  };
  return valueOf(returnType);
}

function cannedSource(name) {
  const text = readFileSync(new URL(`${name}.graphql`, folder), 'utf8');
  const types = ['Reservation', 'Listing', 'Account'].filter((type) => new RegExp(`^type ${type}\\b`, 'm').test(text));
  const more = FEDERATION.replace('Reservation | Listing | Account', types.join(' | '));
  const schema = buildSchema(`${text}\n${more}`, { assumeValidSDL: true });
  const known = new Map();
  return {
    async process({ request: { query, variables } }) {
      if (!known.has(query)) {
        const document = parse(query);
        const answer = executeSync({
          schema,
          document,
          variableValues: variables,
          fieldResolver: anyValue,
          typeResolver: ({ __typename }) => __typename,
        });
        if (answer.errors) throw answer.errors[0];
        known.set(query, JSON.stringify(answer));
      }
      return JSON.parse(known.get(query));
    },
  };
}

const supergraphSdl = readFileSync(new URL('supergraph.graphql', folder), 'utf8');
const start = (ownExecutor) => startSupergraph({ supergraphSdl, dataSourceFor: cannedSource, ownExecutor });
const gateways = { own: await start(true), Apollo: await start(false) };
const viewer = { kind: 'key', accountId: 'a', accountIds: ['a'] };

async function microsecondsOf({ schema, execute }, text, runs) {
  const operation = prepareOperation(schema, text);
  const began = process.cpuUsage();
  for (let n = 0; n < runs; n += 1) {
    const { errors } = await execute(operation, { id: '1' }, { viewer, requestId: 'r' });
    if (errors) throw errors[0];
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / runs;
}

const found = {};
for (let round = -1; round < ROUNDS; round += 1) {
  for (const [executor, gateway] of Object.entries(gateways)) {
    for (const [kind, text] of Object.entries(QUERIES)) {
      const micros = await microsecondsOf(gateway, text, RUNS);
      if (round >= 0) (found[`${kind}, ${executor}`] ??= []).push(micros);
    }
  }
}
const median = (values) => values.sort((left, right) => left - right)[Math.floor(values.length / 2)];
console.log(`CPU per query in µs, medians of ${ROUNDS} rounds of ${RUNS}; load ${loadavg()[0].toFixed(1)}`);
for (const [name, values] of Object.entries(found)) console.log(`${name.padEnd(24)} ${median(values).toFixed(0)}`);
await Promise.all(Object.values(gateways).map(({ stop }) => stop()));
