import { bracketedIn, readFirmWords, withoutAmpersands } from './firm-reading.js';
import { asInForms } from './tables/firm-forms.js';
import { FORM_PHRASES, isTradeWord, legalFormOf, standsInFront } from './tables/company-words.js';
import { type LatinWord, latinWords } from './letters/latin-words.js';
import {
  BETWEEN_FIRM_WORDS,
  HALVES,
  HALVES_AND_NAMES,
  PARTICLES,
  PARTICLES_AND_NAMES,
  PARTICLES_BEHIND,
  PLACES,
  SOFT_TITLES,
} from './tables/particles.js';
import { nameGroupsOf } from './tables/nicknames.js';
import { type Word, readTitles } from './titles.js';
import { withoutPlaceEnding } from './tables/slavic-endings.js';
import { type Rarity, usualRarity } from './rarity.js';
import { type Shape, type Token, type TokenKind, shapeOf } from './token.js';

export type SubjectKind = 'person' | 'entity' | 'vessel' | 'aircraft';

/** A prepared name. `text`: its Latin words in spoken order, without titles. */
interface Reading {
  text: string;
  tokens: Token[];
  /** As given; otherwise `entity` if there is a legal form; otherwise null. */
  kind: SubjectKind | null;
  /** Number of distinctive tokens. */
  telling: number;
}

/** A name prepared for many comparisons. */
export interface PreparedName extends Reading {
  /** Name and kind as given. */
  given: string;
  kindGiven: SubjectKind | null;
  /** Of a company: the name in brackets at the end, if it is a name of its own, and the one before them. */
  parts: readonly PreparedName[];
  /** The name prepared as a given `kind`, if none was given: "Se" is a name of people and a legal form. */
  readAs(kind: SubjectKind): PreparedName;
}

const WEIGHTS: Record<Exclude<TokenKind, 'name'>, number> = {
  number: 0.9,
  initial: 0.3,
  half: 0.3,
  particle: 0.12,
  trade: 0.3,
  form: 0.15,
};

/** Words before a comma are the family name and are moved to the end. A legal form after the comma stays. */
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
const wordsIn = (phrase: string) => phrase.split(' ').length;
for (const [phrase, form] of [...FORM_PHRASES].sort(([one], [other]) => wordsIn(other) - wordsIn(one))) {
  const words = phrase.split(' ').map((word) => shapeOf(asInForms(word)).stem);
  phrasesBy.set(words[0]!, [...(phrasesBy.get(words[0]!) ?? []), [words, form]]);
}

function withFormPhrases(words: LatinWord[]): LatinWord[] {
  const read: LatinWord[] = [];
  const stems = words.map(({ text }) => shapeOf(asInForms(text)).stem);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const found = phrasesBy.get(stems[at]!)?.find(([phrase]) => phrase.every((part, n) => stems[at + n] === part));
    // At the start, single letters are initials, not a legal form.
    const form = found && (at > 0 || (found[0][0]!.length > 2 && found[0].length < words.length)) ? found : undefined;
    read.push(form ? { text: form[1], guessed: false } : word);
    if (form) at += form[0].length - 1;
  }
  return read;
}

/** Position of a word within its name. */
interface Place {
  first: boolean;
  last: boolean;
  /** Number of words of the name. */
  of: number;
}

const isParticleBehind = (word: string) => PARTICLES_BEHIND.has(word) || word.length === 1;

/** A particle used as a family name: after a given name. */
const isNameBehind = (word: string, kind: SubjectKind | null, { first, last }: Place) =>
  kind !== 'entity' && last && !first && (PARTICLES.has(word) ? !isParticleBehind(word) : HALVES_AND_NAMES.has(word));

function kindOf({ text: word, isTitle }: Word, kind: SubjectKind | null, place: Place): TokenKind {
  const first = place.first && place.of > 1;
  if (/^\d/.test(word)) return 'number';
  if (kind !== 'person' && (first ? kind === 'entity' && standsInFront(word) : legalFormOf(word))) return 'form';
  if (isNameBehind(word, kind, place)) return 'name';
  if (PARTICLES.has(word) && word.length > 1) return 'particle';
  // "And" in Slavic and Romance company names, and the Persian -e.
  if (kind === 'entity' && !first && (BETWEEN_FIRM_WORDS.has(word) || /^[eyi]$/.test(word))) return 'particle';
  if (word.length === 1) return 'initial';
  if (HALVES.has(word)) return 'half';
  if (isTitle || (kind === 'entity' && SOFT_TITLES.has(word))) return 'particle';
  if (kind !== 'person' && isTradeWord(word, shapeOf(word).stem)) return 'trade';
  return 'name';
}

/** In front of a single name: "Bin Li" and "Do Minh" are not "Li" and "Minh", nor is "Bin Laden" two full names. */
const PARTICLE_AND_NAME = 0.5;

function weightOf(word: string, kind: TokenKind, read: SubjectKind | null, place: Place, rarity: Rarity): number {
  if (kind === 'name') return nameWeight(word, rarity(shapeOf(word).folded), read);
  const isName = kind === 'particle' && read !== 'entity' && place.first && place.of === 2;
  return isName && PARTICLES_AND_NAMES.has(word) ? PARTICLE_AND_NAME : WEIGHTS[kind];
}

/** Legal forms that are not a word of a person's name in any of the examined languages. */
const SURE_FORMS =
  /^(ltd|limited|llc|inc|incorporated|corp|corporation|gmbh|plc|ooo|oao|zao|pjsc|ojsc|jsc|fgup|fsue|srl|sarl|spzoo|sro|fze|fzc|fzco|pty|pte|bhd|llp)$/;

/** A patronymic adds little to the family name, and is often omitted. */
const PATRONYMIC = /.(ov|ev|yev|av|iv|ou|eu|au)(ich|ych|na|itch)$/;
const PATRONYMIC_AT_MOST = 0.55;

/** A company's branch in a country is the same company. */
const PLACE_AT_MOST = 0.5;

function nameWeight(word: string, weight: number, kind: SubjectKind | null): number {
  if (kind === 'entity') return PLACES.has(word) ? Math.min(weight, PLACE_AT_MOST) : weight;
  return isPatronymic(word) ? Math.min(weight, PATRONYMIC_AT_MOST) : weight;
}

/** Whether a word is a Slavic patronymic, such as Ivanovich. */
export const isPatronymic = (word: string): boolean => word.length > 6 && PATRONYMIC.test(word);

function shapeAs(word: string, kind: TokenKind, read: SubjectKind | null): Shape {
  if (kind === 'form') return shapeOf(legalFormOf(word)!);
  const shape = shapeOf(word);
  // A translated word is known with its ending.
  return kind === 'name' && read === 'entity' && !shape.firmGroups ? shapeOf(withoutPlaceEnding(word)) : shape;
}

/** Company names repeat themselves: an abbreviation after the full name, or the name in a second language. */
function saidOnce(tokens: Token[]): Token[] {
  const said = new Set<Shape | number>();
  return tokens.filter(({ shape, kind }) => {
    if (kind === 'initial' || kind === 'number') return true;
    const meaning = (kind === 'trade' && shape.firmGroups?.[0]) || shape;
    const isNew = !said.has(meaning);
    said.add(meaning);
    return isNew;
  });
}

const isNickname = (word: string) => nameGroupsOf(word) !== undefined;

const isForm = (word: string) => legalFormOf(word) !== undefined;

/** Only people have titles. */
const mayHaveTitle = (kind: SubjectKind | null) => kind === 'person' || kind === null;

/** Words of the name in spoken order, without titles; of a company with its numbers and acronyms read. */
function wordsOf(text: string, kind: SubjectKind | null): Word[] {
  if (kind === 'entity') {
    const all = withFormPhrases(latinWords(withoutAmpersands(text), isForm, 'firm'));
    return readFirmWords(all).map((word) => ({ ...word, isTitle: false }));
  }
  const all = withFormPhrases(latinWords(inOrderOfSpeech(text, kind), isForm, kind === 'person' ? kind : null));
  return mayHaveTitle(kind) ? readTitles(all) : all.map((word) => ({ ...word, isTitle: false }));
}

/** Tokens of the name as a `kind`, or of any kind. */
function readAs(text: string, kind: SubjectKind | null, rarity: Rarity): Reading {
  const words = wordsOf(text, kind);
  const read =
    kind ??
    (words.length > 1 && words.some(({ text: word }, at) => SURE_FORMS.test(word) && (at > 0 || standsInFront(word)))
      ? 'entity'
      : null);
  let tokens = words.map((written, at): Token => {
    const { text: word, guessed, original = null, others } = written;
    const place = { first: at === 0, last: at === words.length - 1, of: words.length };
    const named = kindOf(written, read, place);
    return {
      shape: shapeAs(word, named, read),
      kind: named,
      weight: weightOf(word, named, read, place, rarity),
      guessed,
      ofFirm: read === 'entity' || read === null,
      mayBeGiven: named === 'particle' && read !== 'entity' && at === 0 && words.length > 1 && isNickname(word),
      original,
      others: others ? others.map(shapeOf) : null,
    };
  });
  if (read === 'entity') tokens = saidOnce(tokens);
  // A company name that consists only of business words ("State Bank") is identified by them.
  if (read === 'entity' && !tokens.some((token) => tells(token)))
    for (const token of tokens) if (token.kind === 'trade') Object.assign(token, { kind: 'name', weight: 0.45 });
  const sure = tokens.some((token) => tells(token) && !PARTICLES.has(token.shape.raw));
  // A name that consists only of particles ("Van Den", "Das") is identified by them.
  if (!sure && read !== 'entity') {
    for (const token of tokens)
      if (token.kind === 'particle' || token.kind === 'half') Object.assign(token, { kind: 'name', weight: 0.6 });
  }
  return { text: words.map((word) => word.text).join(' '), tokens, kind: read, telling: tokens.filter(tells).length };
}

/** Whether a name in brackets is one of its own: with a legal form, or of the first letters of the one before them. */
function isOfItsOwn({ tokens, telling }: PreparedName, before: PreparedName): boolean {
  const letters = before.tokens.filter(({ kind }) => kind !== 'form' && kind !== 'particle');
  const acronym = letters.map(({ shape }) => shape.raw[0]).join('');
  const isAcronym = tokens.length === 1 && acronym.length > 2 && tokens[0]!.shape.raw === acronym;
  return telling > 0 && (isAcronym || tokens.some(({ kind }) => kind === 'form'));
}

function partsOf(text: string, kind: SubjectKind | null, rarity: Rarity): PreparedName[] {
  const found = kind === 'entity' ? bracketedIn(text) : null;
  if (!found) return NO_PARTS;
  const [before, within] = [prepareName(found[0], kind, rarity), prepareName(found[1], kind, rarity)];
  return before.telling > 0 && isOfItsOwn(within, before) ? [before, within] : NO_PARTS;
}

const NO_PARTS: PreparedName[] = [];

/** Prepares a name; never throws. Without `kind` it can be of any kind. A name without letters has no tokens. */
export function prepareName(text: string, kind: SubjectKind | null = null, rarity: Rarity = usualRarity): PreparedName {
  const readings = new Map<SubjectKind, PreparedName>();
  const prepared: PreparedName = {
    ...readAs(text, kind, rarity),
    given: text,
    kindGiven: kind,
    parts: partsOf(text, kind, rarity),
    readAs(other) {
      if (kind !== null) return prepared;
      const known = readings.get(other) ?? prepareName(text, other, rarity);
      readings.set(other, known);
      return known;
    },
  };
  return prepared;
}

/** Whether a token is distinctive, and so can establish a match. */
export const tells = ({ kind }: Token): boolean => kind === 'name' || kind === 'number';
