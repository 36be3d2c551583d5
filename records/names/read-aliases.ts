import { FRAUD_FEATURES } from '../features/fraud-features.js';
import { LOYALTY_FEATURES } from '../features/loyalty-features.js';
import { ALL_PATH_WORDS, CARD_PROVIDERS, EVENT_SOURCES, PARTNER_MEMBERS, PATH_WORDS, WEBHOOK_KEYS } from './words.js';

/** The kinds of names that can have aliases, each with the built-in names. */
const KINDS = {
  event_source: EVENT_SOURCES,
  card_provider: CARD_PROVIDERS,
  webhook_key: WEBHOOK_KEYS,
  feature: [...FRAUD_FEATURES, ...LOYALTY_FEATURES].map(({ name }) => name),
  path: PATH_WORDS,
  member: PARTNER_MEMBERS,
} as const satisfies Record<string, readonly string[]>;

export type AliasKind = keyof typeof KINDS;

/** For each kind: alias to built-in name. */
export type NameAliases = Readonly<Record<AliasKind, ReadonlyMap<string, string>>>;

const isKind = (text: string): text is AliasKind => Object.hasOwn(KINDS, text);

const noAliases = (): Record<AliasKind, Map<string, string>> => ({
  event_source: new Map(),
  card_provider: new Map(),
  webhook_key: new Map(),
  feature: new Map(),
  path: new Map(),
  member: new Map(),
});

function problemOf(kind: string, alias: string, name: string, known: (kind: AliasKind) => ReadonlyMap<string, string>) {
  if (!isKind(kind)) return `"${kind}" must be one of ${Object.keys(KINDS).join(', ')}`;
  const names: readonly string[] = KINDS[kind];
  if (!names.includes(name))
    return `"${name}" is not a built-in name${names.length > 20 ? '' : ` (${names.join(', ')})`}`;
  if (names.includes(alias)) return `"${alias}" is already one of the service's own names`;
  if (known(kind).has(alias)) return `"${alias}" is already an alias of another name`;
  if (kind !== 'path') return null;
  if (ALL_PATH_WORDS.includes(alias)) return `"${alias}" is already used in another path`;
  return /^[\w-]+$/.test(alias) ? null : `"${alias}" must contain only letters, digits, - and _`;
}

/**
 * Reads `kind.alias=name` pairs. Several aliases can mean the same name, but an alias cannot mean two. Lists every
 * problem; the aliases must not be used if there is one.
 */
export function readAliases(pairs: readonly string[]): { aliases: NameAliases; problems: string[] } {
  const aliases = noAliases();
  const problems = pairs.flatMap((pair) => {
    const [, kind, alias, name] = /^([^.=\s]+)\.([^=\s]+)=([^=\s]+)$/.exec(pair) ?? [];
    if (!kind || !alias || !name)
      return [`${pair}: must be a kind, an alias and a name, as in \`event_source.acme=processor_a\``];
    const problem = problemOf(kind, alias, name, (one) => aliases[one]);
    if (problem) return [`${pair}: ${problem}`];
    aliases[kind as AliasKind].set(alias, name);
    return [];
  });
  return { aliases, problems };
}
