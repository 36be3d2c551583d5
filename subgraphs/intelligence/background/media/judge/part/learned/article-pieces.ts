import { NAME_SIGN } from '../../features-of.js';
import { topicsAt } from '../topic-index.js';
import type { Token } from '../sentence.js';
import type { SentenceRead } from './part-features.js';

/** Where a token stands: in the headline, in a sentence with the person, after or before one. */
export const PLACES = ['headline', 'named', 'after', 'before'] as const;

/** A token as the network reads it. */
export interface TokenRead {
  /** Number in `PLACES`. */
  place: number;
  /** Parts of the word, its classes and its topics. */
  pieces: string[];
}

/** A token, the number of its sentence, and its place there. */
export interface PlacedToken extends TokenRead {
  sentence: number;
  at: number;
}

/** Tokens that the network reads at once; no training article has more. */
const MOST_TOKENS = 200;

/** Whether a token is the person. */
export const isPerson = ({ pieces }: TokenRead): boolean => pieces[0] === NAME_SIGN;

const STEM = 6;
const LONG = 10;
const SHORT_ENDING = 4;
const ENDING = 7;
const SHORT = 3;

/** Words of few letters mean different things in different languages. */
function partsOf(word: string, language: string): string[] {
  if (/^\d/.test(word)) return ['0'];
  if (!/^\p{L}/u.test(word)) return [word];
  if (word.length <= SHORT) return [`${language}.${word}`];
  const endings = [...(word.length > STEM ? [SHORT_ENDING] : []), ...(word.length > LONG ? [ENDING] : [])];
  return [word.slice(0, STEM), ...(word.length > STEM ? [word] : []), ...endings.map((end) => `-${word.slice(-end)}`)];
}

const piecesOf = (token: Token, topics: readonly string[], language: string): string[] => [
  ...partsOf(token.word, language),
  ...[...token.tags.keys()].map((name) => `#${name}`),
  ...topics.map((name) => `=${name}`),
];

function placeOf({ sentence, named, since }: SentenceRead): (typeof PLACES)[number] {
  if (sentence.at === 0) return 'headline';
  if (named) return 'named';
  return since > 0 ? 'after' : 'before';
}

function tokensOf(one: SentenceRead, language: string): PlacedToken[] {
  const { sentence } = one;
  const place = PLACES.indexOf(placeOf(one));
  const topics = topicsAt(sentence, language);
  return sentence.tokens.map((token, at) => ({
    place,
    pieces: piecesOf(token, topics[at]!, language),
    sentence: sentence.at,
    at,
  }));
}

/**
 * The tokens of an article for the person that stands in it as `@`, in portions of whole sentences. Portions without the
 * person are left out.
 */
export function articlePieces(read: readonly SentenceRead[], language: string): PlacedToken[][] {
  const portions: PlacedToken[][] = [[]];
  for (const one of read) {
    const tokens = tokensOf(one, language).slice(0, MOST_TOKENS);
    if (portions.at(-1)!.length + tokens.length > MOST_TOKENS) portions.push([]);
    portions.at(-1)!.push(...tokens);
  }
  return portions.filter((tokens) => tokens.some(isPerson));
}
