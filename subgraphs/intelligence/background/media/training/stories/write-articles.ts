import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '@guest-screening/tabular-models';
import { projectRoot } from '#kit/process/project-root.js';
import { SETTINGS, type Setting } from './frames.js';

const FOLDER = join(projectRoot, 'subgraphs/intelligence/background/media/training/stories');

export type Label = 'adverse' | 'other' | 'unclear';

/** A written article, with what it says of one of its people. */
export interface TrainingArticle {
  language: string;
  name: string;
  title: string;
  text: string;
  expected: Label;
  /** The situation of the person. */
  note: string;
  /** Whether training must not see it. */
  held: boolean;
  /** Number of its author within the language, from 0. */
  author: number;
}

/** What each letter of a story stands for; `A` is the accused of the story's own situation. */
const ROLES: Record<string, string> = {
  V: 'victim',
  J: 'judge',
  P: 'police',
  R: 'prosecutor',
  L: 'lawyer',
  W: 'witness',
  E: 'expert',
  N: 'reporter',
  O: 'official',
  K: 'relative',
  C: 'colleague',
  S: 'artist or athlete',
  B: 'bystander',
  D: 'cleared',
  U: 'unclear',
};

/** Letters of people who usually follow the word for their role, such as "judge": the name can be left out. */
const KNOWN_BY_OFFICE = 'JPRLWENOKC';

const FRAMES_EACH = 4;

type Random = () => number;

const itemsOf = (list: string) => list.split(list.includes('|') ? '|' : ',');
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

interface Character {
  first: string;
  family: string;
  isWoman: boolean;
  age: number;
}

/** Marks the beginning of a phrase for an unnamed person. */
const STRANGER = '\u0002';

/** Fills in the people, places and choices of a story. */
class Writer {
  private readonly random: Random;
  private readonly setting: Setting;
  private readonly used = new Set<string>();
  /** The only person with a name; null: all have one. */
  private readonly only: string | null;
  readonly people = new Map<string, Character>();

  constructor(setting: Setting, random: Random, only: string | null = null) {
    this.random = random;
    this.setting = setting;
    this.only = only;
  }

  private unused(list: string): string {
    for (;;) {
      const item = pick(this.random, itemsOf(list));
      if (this.used.has(item)) continue;
      this.used.add(item);
      return item;
    }
  }

  character(key: string): Character {
    const known = this.people.get(key);
    if (known) return known;
    const isWoman = this.random() < 0.4;
    const first = this.unused(isWoman ? this.setting.women : this.setting.men);
    const made = {
      first,
      family: this.unused(this.setting.families),
      isWoman,
      age: 19 + Math.floor(this.random() * 60),
    };
    this.people.set(key, made);
    return made;
  }

  /** A phrase for an unnamed person; empty after a word such as "judge". */
  private stranger(name: string, before: string): string {
    const key = name.toUpperCase();
    if (KNOWN_BY_OFFICE.includes(key[0]!) && /\p{L}{5} $/u.test(before)) return '';
    const [first, later] = this.setting.strangers[Number(this.character(key).isWoman)]!.split(';');
    return STRANGER + pick(this.random, (name === key ? first! : later!).split(','));
  }

  private slot(name: string, before: string): string {
    const { random, setting } = this;
    if (this.only && /^[A-Za-z]\d?$/.test(name) && name.toUpperCase() !== this.only) return this.stranger(name, before);
    if (/^[A-Z]\d?$/.test(name)) {
      const { first, family } = this.character(name);
      return `${first} ${family}`;
    }
    if (/^[a-z]\d?$/.test(name)) return this.character(name.toUpperCase()).family;
    if (/^[A-Z]\d?#$/.test(name)) return String(this.character(name.slice(0, -1)).age);
    const lists: Record<string, string> = {
      town: setting.towns,
      day: setting.days,
      month: setting.months,
      sum: setting.sums,
      job: setting.jobs,
    };
    if (name === 'yrs') return String(2 + Math.floor(random() * 17));
    return pick(random, itemsOf(lists[name]!));
  }

  /** Choices are `[a|b]`, forms by gender `<his/her:V>`, slots `{town}`. */
  write(text: string, subject = 'A'): string {
    const chosen = text.replaceAll(/\[([^\]]*)\]/g, (_, options: string) => pick(this.random, options.split('|')));
    const people = chosen.replaceAll(/\{(\w+#?)\}/g, (_, name: string, at: number) =>
      this.slot(name, chosen.slice(Math.max(0, at - 6), at)),
    );
    const worded = people.replaceAll(
      /<([^/>]*)\/\/?([^:>]*)(?::(\w+))?>/g,
      (_, man: string, woman: string, key?: string) => (this.character(key ?? subject).isWoman ? woman : man),
    );
    return worded
      .replaceAll(
        new RegExp(`(^|[.!?]["”’»]? |[“«])${STRANGER}(.)`, 'gu'),
        (_, start: string, letter: string) => `${start}${letter.toUpperCase()}`,
      )
      .replaceAll(STRANGER, '')
      .replaceAll(/ +(?=[.,;:]? )/g, '')
      .replaceAll(/\s+([.,])/g, '$1');
  }
}

interface Predicate {
  expected: Label;
  text: string;
  held: boolean;
  author: number;
}

interface Story {
  situation: string;
  title: string;
  text: string;
  held: boolean;
  author: number;
}

const SIGNS: Record<string, Label> = { '+': 'adverse', '-': 'other', '?': 'unclear' };

/** What one author wrote. */
function readAuthor(file: string, author: number, held: boolean): { stories: Story[]; predicates: Predicate[] } {
  const stories: Story[] = [];
  const predicates: Predicate[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const expected = SIGNS[line[0]!];
    const [situation, title, ...text] = line.split(/\|(?![^[]*\])/);
    if (line.startsWith('= ')) continue;
    if (expected) predicates.push({ expected, text: line.slice(2), held, author });
    else if (text.length === 1) stories.push({ situation: situation!, title: title!, text: text[0]!, held, author });
    else throw new Error(`${file}: expected situation, title and text: ${line}`);
  }
  return { stories, predicates };
}

/** Authors of each language that are held out: the last ones. */
const HELD = 3;

/** What all authors of a language wrote. */
function read(language: string): { stories: Story[]; predicates: Predicate[] } {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const authors = files.map((file, at) => readAuthor(join(folder, file), at, at >= files.length - HELD));
  return {
    stories: authors.flatMap(({ stories }) => stories),
    predicates: authors.flatMap(({ predicates }) => predicates),
  };
}

const labelOf = (key: string): Label => (key[0] === 'A' ? 'adverse' : key[0] === 'U' ? 'unclear' : 'other');

function articlesBy(writer: Writer, story: Story, language: string): TrainingArticle[] {
  const [title, text] = [writer.write(story.title), writer.write(story.text)];
  return [...writer.people]
    .filter(([, { first, family }]) => `${title}\n${text}`.includes(`${first} ${family}`))
    .map(([key, { first, family }]) => ({
      language,
      name: `${first} ${family}`,
      title,
      text,
      expected: labelOf(key),
      note: key[0] === 'A' ? story.situation : ROLES[key[0]!]!,
      held: story.held,
      author: story.author,
    }));
}

/**
 * Every person of a story makes two articles: one that names all people, and one that names nobody else, as many real
 * articles do.
 */
function articlesOf(story: Story, language: string, random: Random): TrainingArticle[] {
  const setting = SETTINGS[language]!;
  const writer = new Writer(setting, random);
  const named = articlesBy(writer, story, language);
  const keys = [...writer.people.keys()];
  return [...named, ...keys.flatMap((key) => articlesBy(new Writer(setting, random, key), story, language))];
}

/** German verbs that close a relative clause as they are: those in two parts would join. */
const CLOSING_VERBS = new Set([
  'wurde',
  'ist',
  'hat',
  'habe',
  'muss',
  'soll',
  'wird',
  'sitzt',
  'steht',
  'erhielt',
  'bekam',
]);

/** Whether a predicate can stand in a frame: `{pe}` is the predicate with its verb at the end. */
function fits(frame: string, predicate: string): boolean {
  const [verb] = predicate.split(' ');
  return !frame.includes('{pe}') || (CLOSING_VERBS.has(verb!) && !/[,;]/.test(predicate));
}

/** The predicate as it is, its verb, what follows the verb, and the verb at the end. */
function wordings(predicate: string): Record<string, string> {
  const [verb, ...words] = predicate.split(' ');
  const rest = words.join(' ');
  return { x: predicate, v: verb!, r: rest, e: `${rest} ${verb}` };
}

const SAID = '\u0001';

function framed(predicate: Predicate, others: Predicate[], language: string, random: Random): TrainingArticle {
  const setting = SETTINGS[language]!;
  const writer = new Writer(setting, random);
  const { held } = predicate;
  const frames = held ? setting.held : random() < 0.5 ? setting.alone : setting.together;
  const frame = pick(
    random,
    frames.filter((one) => fits(one, predicate.text)),
  );
  const other = pick(random, others);
  const said = wordings(writer.write(predicate.text, 'X'));
  const spoken = writer.write(other.text, 'Y');
  const text = frame.replaceAll(/\{p([xvrey])\}/g, `${SAID}$1`);
  const written = writer
    .write(text, 'X')
    .replaceAll(new RegExp(`${SAID}(.)`, 'g'), (_, which: string) => (which === 'y' ? spoken : said[which]!));
  const { first, family } = writer.character('X');
  return {
    language,
    name: `${first} ${family}`,
    title: writer.write(pick(random, itemsOf(setting.titles))),
    text: written,
    expected: predicate.expected,
    note: `sentence: ${predicate.expected}`,
    held,
    author: predicate.author,
  };
}

/** All articles for training and validation, the same on every run. */
export function trainingArticles(): TrainingArticle[] {
  return Object.keys(SETTINGS).flatMap((language, at) => {
    const { next } = randomOf(11 + at);
    const { stories, predicates } = read(language);
    const told = stories.flatMap((story) => articlesOf(story, language, () => next()));
    const said = predicates.flatMap((predicate) => {
      const others = predicates.filter(({ held }) => held === predicate.held);
      return [...Array(FRAMES_EACH)].map(() => framed(predicate, others, language, () => next()));
    });
    return [...told, ...said];
  });
}
