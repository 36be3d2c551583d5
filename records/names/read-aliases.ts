import { FRAUD_FEATURE_NAMES, LOYALTY_FEATURE_NAMES } from './features.js';
import { ALL_PATH_WORDS, CARD_PROVIDERS, EVENT_SOURCES, PARTNER_MEMBERS, PATH_WORDS, WEBHOOK_KEYS } from './words.js';

/** The kinds of names that may have aliases, each with our own names. */
const KINDS = {
  event_source: EVENT_SOURCES,
  card_provider: CARD_PROVIDERS,
  webhook_key: WEBHOOK_KEYS,
  feature: [...FRAUD_FEATURE_NAMES, ...LOYALTY_FEATURE_NAMES],
  path: PATH_WORDS,
  member: PARTNER_MEMBERS,
} as const satisfies Record<string, readonly string[]>;

export type AliasKind = keyof typeof KINDS;

/** Our own names by the names that clients use instead, for each kind. */
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
  if (!isKind(kind)) return `"${kind}" is none of ${Object.keys(KINDS).join(', ')}`;
  const names: readonly string[] = KINDS[kind];
  if (!names.includes(name))
    return `"${name}" is not one of our names${names.length > 20 ? '' : `: ${names.join(', ')}`}`;
  if (names.includes(alias)) return `"${alias}" is already one of our own names`;
  if (known(kind).has(alias)) return `"${alias}" has a meaning already`;
  if (kind !== 'path') return null;
  if (ALL_PATH_WORDS.includes(alias)) return `"${alias}" is part of another path`;
  return /^[\w-]+$/.test(alias) ? null : `"${alias}" takes letters, digits, - and _ only`;
}

/**
 * Reads `kind.alias=name` pairs. Two aliases may mean the same name; one alias can't mean two. Every problem is listed;
 * then the aliases are to be left alone.
 */
export function readAliases(pairs: readonly string[]): { aliases: NameAliases; problems: string[] } {
  const aliases = noAliases();
  const problems = pairs.flatMap((pair) => {
    const [, kind, alias, name] = /^([^.=\s]+)\.([^=\s]+)=([^=\s]+)$/.exec(pair) ?? [];
    if (!kind || !alias || !name)
      return [`${pair}: is not a kind, an alias and a name, as in \`event_source.acme=processor_a\``];
    const problem = problemOf(kind, alias, name, (one) => aliases[one]);
    if (problem) return [`${pair}: ${problem}`];
    aliases[kind as AliasKind].set(alias, name);
    return [];
  });
  return { aliases, problems };
}
