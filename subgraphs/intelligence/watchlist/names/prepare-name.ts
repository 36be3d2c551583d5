import { FORM_PHRASES, isTradeWord, legalFormOf, standsInFront } from './tables/company-words.js';
import { type LatinWord, latinWords } from './letters/latin-words.js';
import { HALVES, PARTICLES, SOFT_TITLES, TITLES } from './tables/particles.js';
import { type Rarity, usualRarity } from './rarity.js';
import { type Token, type TokenKind, shapeOf } from './token.js';

export type SubjectKind = 'person' | 'entity' | 'vessel' | 'aircraft';

/** A name made ready for many comparisons. `text`: its Latin words in the order of speech, titles left out. */
export interface PreparedName {
  text: string;
  tokens: Token[];
  /** As given; else `entity` where a legal form tells it; else null. */
  kind: SubjectKind | null;
  /** How many tokens tell who it is. */
  telling: number;
}

const WEIGHTS: Record<Exclude<TokenKind, 'name'>, number> = {
  number: 0.9,
  initial: 0.3,
  half: 0.3,
  particle: 0.12,
  trade: 0.3,
  form: 0.15,
};

/** Words before a comma are the family name: they are put last. What follows may be a legal form, which stays. */
function inOrderOfSpeech(text: string, kind: SubjectKind | null): string {
  if (kind === 'entity') return text;
  const comma = text.search(/[,،、]/);
  if (comma < 1) return text;
  const [before, after] = [text.slice(0, comma), text.slice(comma + 1)];
  const form =
    after
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\s]/gu, '')
      .split(/\s+/)[0] ?? '';
  if (/[,،、]/.test(after) || legalFormOf(form) || after.trim() === '') return text;
  return `${after} ${before}`;
}

const phrasesBy = new Map<string, (readonly [string[], string])[]>();
for (const [phrase, form] of FORM_PHRASES) {
  const words = phrase.split(' ');
  phrasesBy.set(words[0]!, [...(phrasesBy.get(words[0]!) ?? []), [words, form]]);
}

function withFormPhrases(words: LatinWord[]): LatinWord[] {
  const read: LatinWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const found = phrasesBy.get(word.text)?.find(([phrase]) => phrase.every((part, n) => words[at + n]?.text === part));
    // At the start single letters are initials, not a form.
    const form = found && (at > 0 || (found[0][0]!.length > 2 && found[0].length < words.length)) ? found : undefined;
    read.push(form ? { text: form[1], guessed: false } : word);
    if (form) at += form[0].length - 1;
  }
  return read;
}

function kindOf(word: string, kind: SubjectKind | null, first: boolean): TokenKind {
  if (/^\d/.test(word)) return 'number';
  if (kind !== 'person' && (first ? kind === 'entity' && standsInFront(word) : legalFormOf(word))) return 'form';
  if (PARTICLES.has(word) && word.length > 1) return 'particle';
  if (word.length === 1) return 'initial';
  if (HALVES.has(word)) return 'half';
  if (SOFT_TITLES.has(word)) return 'particle';
  if (kind !== 'person' && isTradeWord(word)) return 'trade';
  return 'name';
}

/** Forms that are no word of a person's name in any language that was looked at. */
const SURE_FORMS =
  /^(ltd|limited|llc|inc|incorporated|corp|corporation|gmbh|plc|ooo|oao|zao|pjsc|ojsc|jsc|srl|sarl|spzoo|sro|fze|fzc|fzco|pty|pte|bhd|llp)$/;

/** A father's name tells little beside the family name, and is often left out. */
const PATRONYMIC = /.(ov|ev|yev|av|iv)(ich|ych|na|itch)$/;
const PATRONYMIC_AT_MOST = 0.55;

const nameWeight = (word: string, weight: number) =>
  word.length > 6 && PATRONYMIC.test(word) ? Math.min(weight, PATRONYMIC_AT_MOST) : weight;

/** Reads a name; never fails. Without `kind` it is read as that of anything. A name of no letters has no tokens. */
export function prepareName(text: string, kind: SubjectKind | null = null, rarity: Rarity = usualRarity): PreparedName {
  const all = withFormPhrases(latinWords(inOrderOfSpeech(text, kind), (word) => legalFormOf(word) !== undefined));
  const untitled = all.filter(({ text: word }) => !TITLES.has(word));
  const words = kind === 'entity' || untitled.length === 0 ? all : untitled;
  const read =
    kind ??
    (words.length > 1 && words.some(({ text: word }, at) => SURE_FORMS.test(word) && (at > 0 || standsInFront(word)))
      ? 'entity'
      : null);
  const tokens = words.map(({ text: word, guessed }, at): Token => {
    const named = kindOf(word, read, at === 0 && words.length > 1);
    const shape = shapeOf(named === 'form' ? legalFormOf(word)! : word);
    return {
      shape,
      kind: named,
      weight: named === 'name' ? nameWeight(word, rarity(shape.folded)) : WEIGHTS[named],
      guessed,
    };
  });
  const sure = tokens.some((token) => tells(token));
  // A name of nothing but particles ("Van Den", "Das") is what it is.
  if (!sure && read !== 'entity') {
    for (const token of tokens)
      if (token.kind === 'particle' || token.kind === 'half') Object.assign(token, { kind: 'name', weight: 0.6 });
  }
  return { text: words.map((word) => word.text).join(' '), tokens, kind: read, telling: tokens.filter(tells).length };
}

/** Whether a token says who it is, and so may make a match. */
export const tells = ({ kind }: Token): boolean => kind === 'name' || kind === 'number';
