import type { Evidence } from '../evidence.js';
import { type Sentence, has, isName, isPerson, isSign, isWord } from '../sentence.js';
import { topicsAt } from '../topic-index.js';
import type { WordClass } from '../word-classes.js';

/** A feature of an article, and the words that it was read from; a null sentence stands for the whole article. */
export interface PartFeature {
  name: string;
  sentence: number | null;
  at: number;
}

/** A sentence that may speak of the person. */
export interface SentenceRead {
  sentence: Sentence;
  named: boolean;
  /** Sentences since the last one with the name; -1 before the first. */
  since: number;
}

/** What the rules found. */
export interface RulesRead {
  found: readonly Evidence[];
  /** Parts of other people with names. */
  others: readonly Evidence[];
  outcome: string;
  role: string | null;
  kind: string | null;
}

const LEFT = 4;
const RIGHT = 7;
const STEM = 6;
const LONG = 10;
const ENDING = 7;
const SHORT = 3;
const OPENING = 9;

/** Words of few letters mean different things in different languages; longer ones are often shared. */
function stemOf(word: string, language: string): string {
  if (/^\d/.test(word)) return '0';
  return word.length <= SHORT ? `${language}.${word}` : word.slice(0, STEM);
}

/** Words that say nothing of people's parts unless they stand beside the name. */
const FUNCTION: WordClass[] = [
  'prep',
  'det',
  'and',
  'be',
  'have',
  'pronoun',
  'object',
  'time',
  'who',
  'clause',
  'toward',
];

const isFunction = (s: Sentence, at: number) =>
  has(s, at, ...FUNCTION) || s.tokens[at]!.word.length < SHORT || /^\d/.test(s.tokens[at]!.word);

const WEAK = new Set<WordClass>([...FUNCTION, 'by', 'against', 'someone']);

/** The classes of a token that say something of people's parts, shared by all languages. */
const classesOf = (s: Sentence, at: number) => [...(s.tokens[at]?.tags.keys() ?? [])];

/** Collects the features of an article. */
class Collector {
  readonly features: PartFeature[] = [];
  private readonly seen = new Set<string>();
  private readonly language: string;
  private readonly topics = new Map<Sentence['tokens'][number], string[]>();

  constructor(language: string) {
    this.language = language;
  }

  add(name: string, sentence: number | null = null, at = 0): void {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    this.features.push({ name, sentence, at });
  }

  /** Notes what the words of a sentence are about. */
  about(s: Sentence): void {
    for (const [at, topics] of topicsAt(s, this.language).entries())
      this.topics.set(
        s.tokens[at]!,
        topics.map((name) => `=${name}`),
      );
  }

  private strongClassesOf(s: Sentence, at: number): string[] {
    const named = classesOf(s, at).filter((name) => !WEAK.has(name));
    return [...named, ...(this.topics.get(s.tokens[at]!) ?? [])];
  }

  /** Stems of a token, without and with its ending where it is long. */
  private words(s: Sentence, at: number): string[] {
    const { word } = s.tokens[at]!;
    if (!isWord(word)) return word === '@' || word === '~' ? [word] : [];
    const stem = stemOf(word, this.language);
    const whole = word.length > STEM ? [word] : [];
    const ending = word.length > LONG ? [`-${word.slice(-ENDING)}`] : [];
    return [stem, ...whole, ...ending];
  }

  /** A token beside the person, where little words count too. */
  private beside(prefix: string, s: Sentence, at: number): void {
    for (const word of this.words(s, at)) this.add(`${prefix}${word}`, s.at, at);
    for (const name of classesOf(s, at)) this.add(`${prefix}#${name}`, s.at, at);
  }

  private token(prefix: string, s: Sentence, at: number): void {
    if (!isFunction(s, at)) for (const word of this.words(s, at)) this.add(`${prefix}${word}`, s.at, at);
    for (const name of this.strongClassesOf(s, at)) this.add(`${prefix}#${name}`, s.at, at);
  }

  classes(prefix: string, s: Sentence): void {
    for (const at of s.tokens.keys())
      for (const name of this.strongClassesOf(s, at)) this.add(`${prefix}#${name}`, s.at, at);
  }

  bag(prefix: string, s: Sentence): void {
    for (const at of s.tokens.keys()) {
      this.token(prefix, s, at);
      if (!s.tokens[at + 1] || (isFunction(s, at) && isFunction(s, at + 1)) || isName(s, at) || isName(s, at + 1))
        continue;
      const [one, two] = [this.words(s, at)[0], this.words(s, at + 1)[0]];
      if (one && two) this.add(`${prefix}${one}_${two}`, s.at, at);
    }
  }

  /** What stands on both sides of the person, up to the end of the clause. */
  around(prefix: string, s: Sentence, at: number): void {
    for (let n = at + 1; n < Math.min(s.tokens.length, at + 20); n++) {
      if (n === at + 1) this.beside(`${prefix}r`, s, n);
      if (isName(s, n) || isSign(s, n, ';', ':')) break;
      if (n <= at + RIGHT) this.token(`${prefix}R`, s, n);
      this.token(`${prefix}C`, s, n);
      if (n <= at + RIGHT + 3) this.pair(`${prefix}R`, s, n);
    }
    for (let n = at - 1; n >= Math.max(0, at - 14); n--) {
      if (n === at - 1) this.beside(`${prefix}l`, s, n);
      if (isName(s, n) || isSign(s, n, ';', ':')) break;
      if (n >= at - LEFT) this.token(`${prefix}L`, s, n);
      this.token(`${prefix}B`, s, n);
      if (n >= at - LEFT - 1) this.pair(`${prefix}L`, s, n);
    }
    this.first(prefix, s, at);
  }

  private pair(prefix: string, s: Sentence, at: number): void {
    const next = s.tokens[at + 1];
    if (!next || isName(s, at + 1) || (isFunction(s, at) && isFunction(s, at + 1))) return;
    const [one, two] = [this.words(s, at)[0], this.words(s, at + 1)[0]];
    if (one && two) this.add(`${prefix}${one}_${two}`, s.at, at);
    const firsts = [...classesOf(s, at).slice(0, 1), ...(this.topics.get(s.tokens[at]!) ?? [])];
    const seconds = [...classesOf(s, at + 1).slice(0, 1), ...(this.topics.get(next) ?? [])];
    for (const first of firsts) for (const second of seconds) this.add(`${prefix}#${first}_${second}`, s.at, at);
  }

  /** The first verb or noun of law or deed right and left of the person, with what governs it. */
  private first(prefix: string, s: Sentence, at: number): void {
    const before = ['by', 'against', 'toward', 'prep', 'and', 'who'].find((name) => has(s, at - 1, name as 'by')) ?? '';
    const found = (n: number) =>
      classesOf(s, n).find((name) => name.includes('.') || name === 'accusal' || name === 'harm');
    for (let n = at + 1; n < Math.min(s.tokens.length, at + 16); n++) {
      const name = found(n);
      if (isName(s, n)) break;
      if (!name) continue;
      const helped = [1, 2, 3].some((back) => has(s, n - back, 'be')) ? 'be' : '';
      this.add(`${prefix}F${before}>${helped}${name}`, s.at, n);
      break;
    }
    for (let n = at - 1; n >= Math.max(0, at - 16); n--) {
      const name = found(n);
      if (isName(s, n)) break;
      if (!name) continue;
      this.add(`${prefix}G${name}>${before}`, s.at, n);
      break;
    }
  }
}

function addRules(into: Collector, { found, others, outcome, role, kind }: RulesRead): void {
  into.add(`!${outcome}`);
  into.add(`!role ${role}`);
  if (kind) into.add(`!kind ${kind}`);
  for (const { part, kind: what, byName, sentence } of found) {
    const how = byName ? 'name' : 'pronoun';
    into.add(`!${part} ${how}`);
    if (what) into.add(`!${what} ${how}`);
    if (sentence === 0) into.add(`!${part} title`);
  }
  for (const { part } of others) into.add(`!other ${part}`);
  const accused = found.some(({ part }) => part === 'accused');
  if (!accused) into.add(others.some(({ part }) => part === 'accused') ? '!others accused' : '!nobody accused');
}

/** The features of an article for the person that stands in it as `@`. */
export function partFeatures(read: readonly SentenceRead[], rules: RulesRead, language: string): PartFeature[] {
  const into = new Collector(language);
  const firstNamed = read.findIndex(({ named, sentence }) => named && sentence.at > 0);
  for (const [order, { sentence: s, named, since }] of read.entries()) {
    into.about(s);
    const others = s.tokens.some((_, n) => isName(s, n) && !isPerson(s, n));
    if (s.at === 0) into.bag(others && !named ? 'U' : 'T', s);
    if (named) {
      if (others) into.classes('Z', s);
      else into.bag('S', s);
      for (const at of s.tokens.keys()) if (isPerson(s, at)) into.around(s.at === 0 ? 't' : '', s, at);
    } else if (since > 0) {
      if (others) into.classes('M', s);
      else into.bag('N', s);
      if (!others)
        into.around('q', { ...s, tokens: [{ word: '^', raw: '', tags: new Map() }, ...s.tokens.slice(0, OPENING)] }, 0);
    } else if (s.at > 0 && order < firstNamed) into.bag(others ? 'W' : 'V', s);
  }
  addRules(into, rules);
  return into.features;
}
