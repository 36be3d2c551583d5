import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './source.js';

/** Words of the service's domain, which `kit` must not contain. */
const DOMAIN_WORDS = new Set([
  'adult',
  'blacklist',
  'booking',
  'deposit',
  'guest',
  'listing',
  'loyalty',
  'occupancy',
  'party',
  'passport',
  'pms',
  'portal',
  'reservation',
  'screening',
  'selfie',
  'stay',
  'watchlist',
]);

/** Exceptions: words that a file may use, with the reason. */
const ALLOWED: Record<string, { words: string[]; why: string }> = {
  'kit/viewer/viewer.ts': {
    words: ['reservation', 'adult'],
    why: 'the signed token that travels between processes has these members',
  },
  'kit/graph/sdk-fence.ts': { words: ['guest'], why: 'the kind of viewer is named so in the token' },
  'kit/store/fence/fenced-query.ts': { words: ['portal'], why: "a portal of PostgreSQL's protocol" },
};

/** The words of a name in kebab, camel, Pascal or upper snake case, in the singular and in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (DOMAIN_WORDS.has(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '')));
}

/** Folders, files and identifiers of `kit` with a domain word in their names, one line each. */
export function domainWordViolations(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('kit/'))
    .flatMap((source) => {
      const { path } = source;
      const foundIn = (name: string) =>
        wordsOf(name).filter((word) => DOMAIN_WORDS.has(word) && !ALLOWED[path]?.words.includes(word));
      const inPath = [...dirname(path).split('/'), basename(path)].flatMap(foundIn);
      return [
        ...inPath.map((word) => `${path} is named after a ${word}`),
        ...[...nodesOf(source)]
          .filter(ts.isIdentifier)
          .flatMap((node) => foundIn(node.text).map((word) => `${placeOf(source, node)} ${node.text}: a ${word}`)),
      ];
    });
}

/** Unused exceptions. */
export function needlessExceptions(sources: Source[]): string[] {
  return Object.entries(ALLOWED).flatMap(([path, { words }]) => {
    const source = sources.find((one) => one.path === path);
    const used = source ? [...nodesOf(source)].filter(ts.isIdentifier).flatMap(({ text }) => wordsOf(text)) : [];
    return words.filter((word) => !used.includes(word)).map((word) => `${path} no longer says ${word}`);
  });
}
