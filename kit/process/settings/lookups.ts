import { z } from 'zod';
import { BadConfiguration, flag, wholeNumber, wordList } from '../config.js';
import { CAPABILITIES, type Capability, INSIDE, OUTSIDE_PROVIDERS, type OutsideProvider } from './lookup-providers.js';

/** How one outside provider is reached. `user` and `key` are what its API asks for, empty where it asks for none. */
export interface ProviderSettings {
  url: string;
  user: string;
  key: string;
  timeoutMs: number;
  concurrency: number;
}

/** Who answers lookups. `allowPrivate`: hosts named by a guest or by another server's answer may be private. */
export interface LookupSettings {
  /** Whom to ask, in this order; `embedded` is the provider in the process. */
  order: Record<Capability, string[]>;
  /** The outside providers that some order names. */
  providers: Partial<Record<OutsideProvider, ProviderSettings>>;
  cacheMs: Record<Capability, number>;
  circuit: { failures: number; openMs: number };
  allowPrivate: boolean;
  /** Until work that a provider left unfinished asks again. */
  retrySeconds: number;
}

const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as Capability[];
const DOOR_NAMES = Object.keys(OUTSIDE_PROVIDERS) as OutsideProvider[];

const text = z
  .string()
  .max(500)
  .refine((value) => !/\p{Cc}/u.test(value), 'holds a control character')
  .optional();

type OrderNames = { [Name in Capability as `LOOKUP_${Uppercase<Name>}`]: typeof orderShape };
type CacheNames = { [Name in Capability as `LOOKUP_${Uppercase<Name>}_CACHE_HOURS`]: typeof hours };
type TextNames = { [Name in OutsideProvider as `LOOKUP_${Uppercase<Name>}_${'URL' | 'USER' | 'KEY'}`]: typeof text };
type TimeoutNames = { [Name in OutsideProvider as `LOOKUP_${Uppercase<Name>}_TIMEOUT_MS`]: typeof timeoutMs };
type SlotNames = { [Name in OutsideProvider as `LOOKUP_${Uppercase<Name>}_CONCURRENCY`]: typeof concurrency };

const orderShape = wordList.optional();
const hours = wholeNumber(0, 8_760).optional();
const timeoutMs = wholeNumber(50, 15_000).default(3_000);
const concurrency = wholeNumber(1, 1_000).default(10);

/** The settings of lookups; their names follow from the tables of capabilities and providers. */
export const LOOKUP_SHAPE = {
  LOOKUP_ALLOW_PRIVATE: flag.default(false),
  LOOKUP_RETRY_SECONDS: wholeNumber(1, 86_400).default(300),
  LOOKUP_CIRCUIT_FAILURES: wholeNumber(1, 1_000).default(5),
  LOOKUP_CIRCUIT_SECONDS: wholeNumber(1, 3_600).default(30),
  ...(Object.fromEntries([
    ...CAPABILITY_NAMES.flatMap((name) => [
      [`LOOKUP_${name.toUpperCase()}`, orderShape],
      [`LOOKUP_${name.toUpperCase()}_CACHE_HOURS`, hours],
    ]),
    ...DOOR_NAMES.flatMap((name) => [
      ...['URL', 'USER', 'KEY'].map((part) => [`LOOKUP_${name.toUpperCase()}_${part}`, text]),
      [`LOOKUP_${name.toUpperCase()}_TIMEOUT_MS`, timeoutMs],
      [`LOOKUP_${name.toUpperCase()}_CONCURRENCY`, concurrency],
    ]),
  ]) as OrderNames & CacheNames & TextNames & TimeoutNames & SlotNames),
};

type Read = z.infer<z.ZodObject<typeof LOOKUP_SHAPE>>;
type Loose = Record<string, string | number | string[] | boolean | undefined>;

/** The settings as one whole. Throws BadConfiguration for names nobody has, and providers that are set by half. */
export function lookupsOf(read: Read): LookupSettings {
  const problems: string[] = [];
  const order = Object.fromEntries(
    CAPABILITY_NAMES.map((name) => [name, orderOf(name, read as Loose, problems)]),
  ) as LookupSettings['order'];
  const named = new Set(Object.values(order).flat());
  const providers = Object.fromEntries(
    DOOR_NAMES.filter((name) => named.has(name)).map((name) => [name, providerOf(name, read as Loose, problems)]),
  );
  if (problems.length > 0) throw new BadConfiguration(problems);
  const cacheMs = Object.fromEntries(
    CAPABILITY_NAMES.map((name) => {
      const set = (read as Loose)[`LOOKUP_${name.toUpperCase()}_CACHE_HOURS`] ?? CAPABILITIES[name].cacheHours;
      return [name, Number(set) * 3_600_000];
    }),
  ) as LookupSettings['cacheMs'];
  const { LOOKUP_ALLOW_PRIVATE: allowPrivate, LOOKUP_RETRY_SECONDS: retrySeconds } = read;
  const circuit = { failures: read.LOOKUP_CIRCUIT_FAILURES, openMs: read.LOOKUP_CIRCUIT_SECONDS * 1000 };
  return { order, providers, cacheMs, circuit, allowPrivate, retrySeconds };
}

function orderOf(name: Capability, read: Loose, problems: string[]): string[] {
  const { inside, outside } = CAPABILITIES[name];
  const possible = [...(inside ? [INSIDE] : []), ...outside];
  const words = (read[`LOOKUP_${name.toUpperCase()}`] as string[] | undefined) ?? (inside ? [INSIDE] : []);
  const bad = words.filter((word, at) => !possible.includes(word) || words.indexOf(word) !== at);
  if (bad.length > 0)
    problems.push(`LOOKUP_${name.toUpperCase()}: ${bad.join(', ')} is none of ${possible.join(', ')}, or named twice`);
  return words.filter((word) => possible.includes(word));
}

function providerOf(name: OutsideProvider, read: Loose, problems: string[]): ProviderSettings {
  const of = (part: string) => read[`LOOKUP_${name.toUpperCase()}_${part}`];
  const { schemes, url: usual, needs } = OUTSIDE_PROVIDERS[name];
  const url = (of('URL') as string | undefined) ?? usual ?? '';
  const parsed = url === 'https:' ? null : URL.parse(url);
  const wrong = (part: string, what: string) => problems.push(`LOOKUP_${name.toUpperCase()}_${part}: ${what}`);
  if (url === '') wrong('URL', 'is needed where the provider is named');
  else if (url !== usual && !schemes.includes(parsed?.protocol ?? ''))
    wrong('URL', `is not a URL of ${schemes.join(' or ')}`);
  for (const part of needs) if (of(part) === undefined) wrong(part, 'is needed where the provider is named');
  return {
    url: url.replace(/\/+$/, ''),
    user: (of('USER') as string | undefined) ?? '',
    key: (of('KEY') as string | undefined) ?? '',
    timeoutMs: of('TIMEOUT_MS') as number,
    concurrency: of('CONCURRENCY') as number,
  };
}
