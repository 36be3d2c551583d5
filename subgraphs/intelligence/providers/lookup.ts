import type { Answer } from '../answer/answer.js';
import type { Dataset } from '../datasets/catalogue/dataset.js';
import type { Ask, OpenProvider } from './ask-providers.js';
import type { BuiltInData } from './coverage/built-in-data.js';
import type { ProviderCoverage } from './coverage/provider-coverage.js';
import type { Provider } from './provider.js';
import type { LookupKind } from './settings/lookup-kind.js';
import type { ProviderSettings } from './settings/lookup-settings.js';

/** `allowPrivate`: hosts named by a guest or by another server's answer may be private. */
export type Reach = ProviderSettings & { allowPrivate: boolean };

/** Who answers one lookup: the built-in source, imported data, and the external providers that settings can name. */
export interface Lookup<Question, Facts, Reads> {
  /** Answers from data inside packages. */
  builtIn?(question: Question): Promise<Answer<Facts>>;
  /** Answers from imported data, with what is built in where that is better than nothing. */
  imported?(reads: Reads, question: Question): Promise<Answer<Facts>>;
  /** The imported data sets behind `imported`, by name. */
  datasets?: readonly string[];
  /** What callers name the list of one of these data sets by, where they search lists. */
  listOf?(dataset: string): string;
  /** What is built in and how old it is, where it grows old. */
  builtInData?(): Promise<BuiltInData>;
  /** External providers, by the names of settings. */
  external: Readonly<Record<string, (reach: Reach) => Provider<Question, Facts>>>;
  /** What external providers hold, where searches tell what they cover. */
  coverage?: Readonly<Record<string, ProviderCoverage>>;
  /** How the providers are asked; unless given, one after the other until one knows (`firstToKnow`). */
  ask?(name: string, providers: OpenProvider<Question, Facts>[]): Ask<Question, Facts>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of lookups of different questions
export type AnyLookup = Lookup<any, any, any>;

export type Lookups = Record<string, AnyLookup>;

/** Everything about a capability but its place in the schema. */
export interface CapabilitySources {
  /** Its lookups, by the names of settings. */
  lookups: Lookups;
  /** Opens what its imported data answers; of the rules it takes its own. */
  reads(data: never): object;
  /** The data sets that its lookups are answered from. */
  datasets: readonly Dataset[];
}

/** One kind of fact that the service looks up, as its folder exports it. */
export interface Capability extends CapabilitySources {
  name: string;
  /** Who can be chosen for its lookups. */
  settings: Record<string, LookupKind>;
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- type-graphql's own type of a resolver class
  resolvers: readonly Function[];
}
