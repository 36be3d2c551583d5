import { z } from 'zod';
import { BadConfiguration, flag, wholeNumber, wordList } from '#kit/process/config.js';
import { type External, INSIDE, type LookupKind } from './lookup-kind.js';

/** Connection settings of an external provider. `user` and `key` are empty if its API requires none. */
export interface ProviderSettings {
  url: string;
  user: string;
  key: string;
  timeoutMs: number;
  concurrency: number;
}

/**
 * Providers of the lookups. `allowPrivate`: whether hosts named by a guest or by another server's response may be
 * private.
 */
export interface LookupSettings<Name extends string = string, Provider extends string = string> {
  /** Providers to call, in this order; `embedded` is the built-in provider. */
  order: Record<Name, string[]>;
  /** Settings of the selected external providers. */
  providers: Partial<Record<Provider, ProviderSettings>>;
  cacheMs: Record<Name, number>;
  circuit: { failures: number; openMs: number };
  allowPrivate: boolean;
}

type Kinds = Record<string, LookupKind>;

/** Names of the external providers of these lookups. */
export type ExternalOf<All extends Kinds> = { [Name in keyof All]: keyof All[Name]['external'] }[keyof All] & string;

const text = z
  .string()
  .max(500)
  .refine((value) => !/\p{Cc}/u.test(value), 'contains a control character')
  .optional();
const order = wordList.optional();
const hours = wholeNumber(0, 8_760).optional();
const timeoutMs = wholeNumber(50, 15_000).default(3_000);
const concurrency = wholeNumber(1, 1_000).default(10);

const COMMON_SHAPE = {
  LOOKUP_ALLOW_PRIVATE: flag.default(false),
  LOOKUP_CIRCUIT_FAILURES: wholeNumber(1, 1_000).default(5),
  LOOKUP_CIRCUIT_SECONDS: wholeNumber(1, 3_600).default(30),
};

type Named<Name extends string, Provider extends string> = {
  [N in Name as `LOOKUP_${Uppercase<N>}`]: typeof order;
} & { [N in Name as `LOOKUP_${Uppercase<N>}_CACHE_HOURS`]: typeof hours } & {
  [P in Provider as `LOOKUP_${Uppercase<P>}_${'URL' | 'USER' | 'KEY'}`]: typeof text;
} & { [P in Provider as `LOOKUP_${Uppercase<P>}_TIMEOUT_MS`]: typeof timeoutMs } & {
  [P in Provider as `LOOKUP_${Uppercase<P>}_CONCURRENCY`]: typeof concurrency;
};

/** Returns all external providers of these lookups, by name. */
export const externalsOf = (kinds: Kinds): Record<string, External> =>
  Object.assign({}, ...Object.values(kinds).map(({ external }) => external)) as Record<string, External>;

/** Creates the settings of these lookups; names are derived from the lookups and their providers. */
export function lookupShape<All extends Kinds>(kinds: All) {
  const named = [
    ...Object.keys(kinds).flatMap((name) => [
      [`LOOKUP_${name.toUpperCase()}`, order],
      [`LOOKUP_${name.toUpperCase()}_CACHE_HOURS`, hours],
    ]),
    ...Object.keys(externalsOf(kinds)).flatMap((name) => [
      ...['URL', 'USER', 'KEY'].map((part) => [`LOOKUP_${name.toUpperCase()}_${part}`, text]),
      [`LOOKUP_${name.toUpperCase()}_TIMEOUT_MS`, timeoutMs],
      [`LOOKUP_${name.toUpperCase()}_CONCURRENCY`, concurrency],
    ]),
  ] as [string, z.ZodType][];
  return { ...COMMON_SHAPE, ...(Object.fromEntries(named) as Named<keyof All & string, ExternalOf<All>>) };
}

type Common = z.output<z.ZodObject<typeof COMMON_SHAPE>>;
type Loose = Record<string, string | number | string[] | boolean | undefined>;

/**
 * Reads and validates the settings. Throws BadConfiguration for unknown provider names and incomplete provider
 * settings.
 */
export function readLookups<All extends Kinds>(
  kinds: All,
  read: Common,
): LookupSettings<keyof All & string, ExternalOf<All>> {
  const problems: string[] = [];
  const loose = read as unknown as Loose;
  const orders = Object.entries(kinds).map(([name, kind]) => [name, orderOf(name, kind, loose, problems)] as const);
  const named = new Set(orders.flatMap(([, words]) => words));
  const providers = Object.entries(externalsOf(kinds))
    .filter(([name]) => named.has(name))
    .map(([name, external]) => [name, providerOf(name, external, loose, problems)]);
  if (problems.length > 0) throw new BadConfiguration(problems);
  const cacheMs = Object.entries(kinds).map(([name, { cacheHours }]) => [
    name,
    Number(loose[`LOOKUP_${name.toUpperCase()}_CACHE_HOURS`] ?? cacheHours) * 3_600_000,
  ]);
  const { LOOKUP_ALLOW_PRIVATE: allowPrivate } = read;
  const circuit = { failures: read.LOOKUP_CIRCUIT_FAILURES, openMs: read.LOOKUP_CIRCUIT_SECONDS * 1000 };
  return {
    order: Object.fromEntries(orders) as Record<keyof All & string, string[]>,
    providers: Object.fromEntries(providers) as Partial<Record<ExternalOf<All>, ProviderSettings>>,
    cacheMs: Object.fromEntries(cacheMs) as Record<keyof All & string, number>,
    circuit,
    allowPrivate,
  };
}

function orderOf(name: string, { inside, external }: LookupKind, read: Loose, problems: string[]): string[] {
  const possible = [...(inside ? [INSIDE] : []), ...Object.keys(external)];
  const words = (read[`LOOKUP_${name.toUpperCase()}`] as string[] | undefined) ?? (inside ? [INSIDE] : []);
  const bad = words.filter((word, at) => !possible.includes(word) || words.indexOf(word) !== at);
  if (bad.length > 0)
    problems.push(
      `LOOKUP_${name.toUpperCase()}: unknown or repeated provider: ${bad.join(', ')}. Use each of these at most once: ${possible.join(', ')}`,
    );
  return words.filter((word) => possible.includes(word));
}

function providerOf(
  name: string,
  { schemes, url: usual, needs }: External,
  read: Loose,
  problems: string[],
): ProviderSettings {
  const of = (part: string) => read[`LOOKUP_${name.toUpperCase()}_${part}`];
  const url = (of('URL') as string | undefined) ?? usual ?? '';
  const parsed = url === 'https:' ? null : URL.parse(url);
  const wrong = (part: string, what: string) => problems.push(`LOOKUP_${name.toUpperCase()}_${part}: ${what}`);
  if (url === '') wrong('URL', 'is required for a selected provider');
  else if (url !== usual && !schemes.includes(parsed?.protocol ?? ''))
    wrong('URL', `must be a URL with the scheme ${schemes.join(' or ')}`);
  for (const part of needs) if (of(part) === undefined) wrong(part, 'is required for a selected provider');
  return {
    url: url.replace(/\/+$/, ''),
    user: (of('USER') as string | undefined) ?? '',
    key: (of('KEY') as string | undefined) ?? '',
    timeoutMs: of('TIMEOUT_MS') as number,
    concurrency: of('CONCURRENCY') as number,
  };
}
