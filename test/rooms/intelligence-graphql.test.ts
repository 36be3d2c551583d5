import 'reflect-metadata';
import {
  type GraphQLArgument,
  type GraphQLSchema,
  graphql,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { buildSchema } from 'type-graphql';
import { ask } from '#subgraphs/intelligence/providers/ask.js';
import type { LookupContext } from '#subgraphs/intelligence/context.js';
import { askedSources } from '#subgraphs/intelligence/asked-sources.js';
import type { ProviderFailure } from '#subgraphs/intelligence/providers/provider-failed.js';
import { openReads } from '#subgraphs/intelligence/reads.js';
import { segmentReads } from '#subgraphs/intelligence/segments/lookup/segment-reads.js';
import { intelligence } from '#subgraphs/intelligence/subgraph.js';
import { emFor, openOrm } from '#kit/store/database.js';
import { lookupContext, lookupSettings } from '../support/lookup-context.js';
import { intelligenceResolvers, intelligenceTypes } from '#subgraphs/intelligence/capabilities.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';

let schema: GraphQLSchema;
let data: DatasetTest;
let contextValue: LookupContext;

beforeAll(async () => {
  data = await openDatasetTest();
  const orm = await openOrm(data.pool, intelligence.store!);
  const context = lookupContext();
  const reads = openReads(data.pool);
  const sources = askedSources(lookupSettings(), reads);
  const inside = { reads, sources, segments: segmentReads(data.pool), offenderStatesOff: [] };
  const topics = { publish: () => Promise.resolve() };
  const isTopAccount = () => Promise.resolve(true);
  const refreshing = { pool: data.pool, datasets: [], datasetsAuto: false, topics, isTopAccount };
  contextValue = { ...context, ...inside, refreshing, pool: data.pool, em: emFor(orm, context.viewer) };
  schema = await buildSchema({ resolvers: intelligenceResolvers, orphanedTypes: intelligenceTypes, validate: false });
});

afterAll(() => data?.close());

async function run(source: string, variableValues: Record<string, unknown> = {}) {
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

const SIGNALS = `
  fragment Phone on PhoneAnswer { known source asOf reason facts { valid e164 countryCode lineType } }
  fragment Email on EmailAnswer { known source asOf reason facts { valid disposable free masked } }
  fragment Ip on IpAnswer { known source asOf reason facts { countryCode reserved } }
  fragment Address on AddressAnswer { known source asOf reason facts { countryCode matched precision } }
  query Signals($input: GuestSignalsInput!) {
    guestSignals(input: $input) { phone { ...Phone } email { ...Email } ip { ...Ip } address { ...Address } }
  }`;

test('one query answers for all data of a guest', async () => {
  const { guestSignals } = await run(SIGNALS, {
    input: {
      phone: { number: '020 7946 0018', defaultCountry: 'GB' },
      email: 'jane.1@guest.booking.com',
      ip: '8.8.8.8',
      address: { text: '1 Any Street, Beverly Hills, CA 90210, USA' },
    },
  });
  expect(guestSignals).toMatchObject({
    phone: { known: true, facts: { valid: true, e164: '+442079460018', countryCode: 'GB', lineType: 'FIXED_LINE' } },
    email: { known: true, facts: { valid: true, disposable: false, free: false, masked: true } },
    ip: { known: true, facts: { countryCode: 'US', reserved: false } },
    address: { known: true, facts: { countryCode: 'US', matched: true, precision: 'postal_code' } },
  });
});

test('missing input is null, an undecided answer has a reason', async () => {
  const input = {
    phone: { number: '020 7946 0018' },
    email: null,
    address: { city: 'Poseidonis', country: 'Atlantis' },
  };
  expect(await run(SIGNALS, { input })).toEqual({
    guestSignals: {
      phone: { known: false, source: null, asOf: null, reason: 'country_undetermined', facts: null },
      email: null,
      ip: null,
      address: { known: false, source: null, asOf: null, reason: 'country_not_recognised', facts: null },
    },
  });
});

const REGISTER = `query Register($input: GuestSignalsInput!) {
  guestSignals(input: $input) { address { known reason } sexOffenders { known reason } }
}`;
test.each([
  ['London', 'country_undetermined', 'state_undetermined'],
  ['Portland, USA', 'largest_of_that_name', 'state_undetermined'],
  ['Denver, CO', null, 'no_records_imported'],
  ['London, UK', null, 'not_in_united_states'],
])('does not guess by city size for a guest who lives in %s', async (text, reason, register) => {
  const person = { firstName: 'Ann', lastName: 'Lee', birthDate: '1990-01-02' };
  const { guestSignals } = await run(REGISTER, { input: { address: { text }, person } });
  expect(guestSignals).toMatchObject({ address: { reason }, sexOffenders: { known: false, reason: register } });
});

test('invalid input is an answer, never an error', async () => {
  const bad = '\u0000'.repeat(5000);
  const input = { phone: { number: bad }, email: bad, ip: bad, address: { text: bad } };
  expect(await run(SIGNALS, { input })).toMatchObject({
    guestSignals: {
      phone: { known: true, facts: { valid: false } },
      email: { known: true, facts: { valid: false } },
      ip: { known: true, facts: { countryCode: null } },
      address: { known: true, facts: { matched: false } },
    },
  });
});

test('each lookup has its own query', async () => {
  const data = await run(`{
    phoneFacts(number: "(202) 456-1111", defaultCountry: "US") { facts { nationalFormat internationalFormat } }
    bare: phoneFacts(number: "+49 176 12345678") { facts { lineType } }
    emailFacts(email: "J.Doe+1@gmail.com") { facts { normalized canonical domain registrableDomain } }
    ipFacts(ip: "::1") { facts { valid version countryName reserved } }
    addressFacts(address: { zipcode: "78701", country: "US" }) { facts { city state zipcode lat lon timeZone } }
    timeZoneAt(lat: 52.52, lon: 13.405)
    nowhere: timeZoneAt(lat: 100, lon: 0)
  }`);
  expect(data).toEqual({
    phoneFacts: { facts: { nationalFormat: '(202) 456-1111', internationalFormat: '+1 202 456 1111' } },
    bare: { facts: { lineType: 'MOBILE' } },
    emailFacts: {
      facts: {
        normalized: 'j.doe+1@gmail.com',
        canonical: 'jdoe@gmail.com',
        domain: 'gmail.com',
        registrableDomain: 'gmail.com',
      },
    },
    ipFacts: { facts: { valid: true, version: 6, countryName: null, reserved: true } },
    addressFacts: {
      facts: {
        city: 'Austin',
        state: 'TX',
        zipcode: '78701',
        lat: expect.closeTo(30.27, 1),
        lon: expect.closeTo(-97.74, 1),
        timeZone: 'America/Chicago',
      },
    },
    timeZoneAt: 'Europe/Berlin',
    nowhere: null,
  });
});

test('every type, field, argument and enum value is described', () => {
  const silent: string[] = [];
  const note = (path: string, { description }: { description?: string | null }) => {
    if (!description) silent.push(path);
  };
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (name.startsWith('__') || type.astNode === undefined) continue;
    if (!['Query', 'Mutation', 'Subscription'].includes(name)) note(name, type);
    if (isEnumType(type)) type.getValues().forEach((value) => note(`${name}.${value.name}`, value));
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${name}.${field.name}`, field);
      if ('args' in field)
        (field.args as readonly GraphQLArgument[]).forEach((arg) => note(`${name}.${field.name}(${arg.name})`, arg));
    }
  }
  expect(silent).toEqual([]);
  expect(Object.keys(schema.getTypeMap())).toEqual(expect.arrayContaining(['PhoneFacts', 'IpAnswer', 'GuestSignals']));
  expect(schema.getType('AnswerHead')).toBeUndefined();
});

test('reports a failed provider in its own answer', async () => {
  const failures: ProviderFailure[] = [];
  const error = new Error('down');
  const answer = await ask({ report: (failure) => void failures.push(failure) }, 'ip', () => Promise.reject(error));
  expect(answer).toEqual({ known: false, source: null, asOf: null, reason: 'provider_failed', facts: null, gaps: [] });
  expect(failures).toEqual([{ capability: 'ip', error }]);
});

describe('comparing names', () => {
  const COMPARE = `query Compare($pairs: [NamePairInput!]!) {
    compareNames(pairs: $pairs) { score nameScore qualifiers rules tokens { left right why likeness weight kind } } }`;
  const refusal = async (pairs: object[]) => {
    const { errors } = await graphql({ schema, source: COMPARE, variableValues: { pairs }, contextValue });
    return errors?.[0]?.extensions['code'];
  };

  test('returns pairs in order, with reasons', async () => {
    const pairs = [
      { left: 'Vladimir Surkof', right: 'SURKOV, Vladimir', leftBirthDates: ['1964-09-21'], rightBirthDates: ['1964'] },
      { left: 'Fortuna', right: 'FORTUNA', leftKind: 'person', rightKind: 'entity' },
    ];
    const { compareNames } = await run(COMPARE, { pairs });
    expect(compareNames).toMatchObject([
      { qualifiers: ['same_birth_year'], rules: [], tokens: [{ left: 'vladimir', why: 'same' }, { right: 'surkov' }] },
      { qualifiers: [], rules: ['other_kind'] },
    ]);
    const [near, other] = compareNames as { score: number }[];
    expect(near!.score).toBeGreaterThan(0.8);
    expect(other!.score).toBeLessThan(0.7);
  });

  test.each([
    ['more than 100 pairs', Array.from({ length: 101 }, () => ({ left: 'a', right: 'b' }))],
    ['a name of 401 characters', [{ left: 'a'.repeat(401), right: 'b' }]],
    ['an invalid date', [{ left: 'a', right: 'b', leftBirthDates: ['1964-13-40'] }]],
    ['an invalid country code', [{ left: 'a', right: 'b', rightCountries: ['Cuba'] }]],
  ])('%s is refused', async (_, pairs) => expect(await refusal(pairs)).toBe('BAD_INPUT'));

  test('accepts 100 pairs and an empty list', async () => {
    const pairs = Array.from({ length: 100 }, () => ({ left: '', right: '習近平' }));
    expect((await run(COMPARE, { pairs }))['compareNames']).toHaveLength(100);
    expect((await run(COMPARE, { pairs: [] }))['compareNames']).toEqual([]);
  });
});
