import type { Answer } from '../answer/answer.js';
import type { Dataset } from '../datasets/catalogue/dataset.js';
import type { Ask, OpenProvider } from './ask-providers.js';
import type { BuiltInData } from './coverage/built-in-data.js';
import type { ProviderCoverage } from './coverage/provider-coverage.js';
import type { Provider } from './provider.js';
import type { LookupKind } from './settings/lookup-kind.js';
import type { ProviderSettings } from './settings/lookup-settings.js';

/** `allowPrivate`: whether hosts named by a guest or by another server's response may be private. */
export type Reach = ProviderSettings & { allowPrivate: boolean };

/** Sources of one lookup: built-in data, imported data, and the external providers that can be configured. */
export interface Lookup<Question, Facts, Reads> {
  /** Looks up data inside packages. */
  builtIn?(question: Question): Promise<Answer<Facts>>;
  /** Looks up imported data, falling back to built-in data where useful. */
  imported?(reads: Reads, question: Question): Promise<Answer<Facts>>;
  /** Names of the imported datasets behind `imported`. */
  datasets?: readonly string[];
  /** Name of one of these datasets' lists in search arguments. */
  listOf?(dataset: string): string;
  /** Built-in data that becomes outdated, with its age. */
  builtInData?(): Promise<BuiltInData>;
  /** External providers by their name in the settings. */
  external: Readonly<Record<string, (reach: Reach) => Provider<Question, Facts>>>;
  /** Coverage of the external providers, for searches that report coverage. */
  coverage?: Readonly<Record<string, ProviderCoverage>>;
  /** How providers are called; default: in order until one answers (`firstToKnow`). */
  ask?(name: string, providers: OpenProvider<Question, Facts>[]): Ask<Question, Facts>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of lookups of different questions
export type AnyLookup = Lookup<any, any, any>;

export type Lookups = Record<string, AnyLookup>;

/** A capability without its part of the schema. */
export interface CapabilitySources {
  /** Its lookups, by their name in the settings. */
  lookups: Lookups;
  /** Opens its imported data with the rules that apply to it. */
  reads(data: never): object;
  /** Datasets used by its lookups. */
  datasets: readonly Dataset[];
}

/** One capability of the service, as exported by its folder. */
export interface Capability extends CapabilitySources {
  name: string;
  /** Configurable providers of its lookups. */
  settings: Record<string, LookupKind>;
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- type-graphql's own type of a resolver class
  resolvers: readonly Function[];
}
