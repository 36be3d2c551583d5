import type { Tags, WordClass } from './word-classes.js';

/** German verbs in two parts, which hold the clause between them: the finite forms, what closes the clause, the class. */
const BRACKETS = `
sprach spricht sprachen sprechen | schuldig | convicted.act
sprach spricht sprachen sprechen | frei | clear.act`;

interface Closing {
  closes: ReadonlySet<string>;
  name: WordClass;
}

const byVerb = new Map<string, Closing[]>();
for (const line of BRACKETS.trim().split('\n')) {
  const [verbs, closes, name] = line.split('|').map((part) => part.trim().split(' '));
  const closing = { closes: new Set(closes), name: name![0] as WordClass };
  for (const verb of verbs!) byVerb.set(verb, [...(byVerb.get(verb) ?? []), closing]);
}

const FURTHEST = 16;
const isEnd = (word: string | undefined) => word === undefined || /^(?:[.,;:!?–—)]|und|aber|denn)$/.test(word);

/**
 * Gives the finite form of a verb in two parts the class of the whole: a court that `sprach @ des Betrugs schuldig` has
 * not cleared anybody. Only a part at the end of a clause closes it; the same word is a preposition elsewhere.
 */
export function readVerbBrackets(tokens: readonly { word: string; tags: Tags }[]): void {
  tokens.forEach((token, at) => {
    const closings = byVerb.get(token.word);
    if (!closings) return;
    for (let n = at + 1; n < Math.min(tokens.length, at + FURTHEST); n++) {
      const { word } = tokens[n]!;
      if (/^[;:.!?]$/.test(word)) return;
      const closing = closings.find(({ closes }) => closes.has(word) && isEnd(tokens[n + 1]?.word));
      if (!closing) continue;
      for (const name of token.tags.keys()) if (name.endsWith('.act')) token.tags.delete(name);
      token.tags.set(closing.name, 1);
      return;
    }
  });
}
