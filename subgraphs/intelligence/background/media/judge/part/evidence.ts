import { type Sentence, has, isName, isPerson, isSign } from './sentence.js';
import { type Frame, OFFICES, type Who, frameOf, objectOf, subjectOf, subjectOfBracket } from './who-did.js';
import type { LawKind, Office, Tags, WordClass } from './word-classes.js';

/** The part that a person plays in an article. */
export type Part = 'accused' | 'cleared' | 'victim' | 'relative' | 'claimant' | 'speaker' | 'doubt' | Office;

export type Kind = LawKind | 'deed';

/** One reason for a part. */
export interface Evidence {
  part: Part;
  /** What an accused person is said to have done or met with. */
  kind: Kind | null;
  /** False where a pronoun stands for the person. */
  byName: boolean;
  /** Number of the sentence; 0 is the headline. */
  sentence: number;
  /** The words that decided. */
  words: string;
}

/** Whom the sentences before speak of. */
export type Focus = 'person' | 'other';

const PARTS: [WordClass, Part][] = [
  ...OFFICES.map((office): [WordClass, Part] => [office, office]),
  ['victim', 'victim'],
  ['accused', 'accused'],
  ['claimant', 'claimant'],
  ['family', 'relative'],
];

const isOblique = (s: Sentence, at: number) => has(s, at - 1, 'prep', 'by', 'against', 'toward');

const firstName = (s: Sentence) => s.tokens.findIndex((_, n) => isName(s, n) && !isOblique(s, n));

/** Whom the next sentence's pronouns mean. */
export function focusAfter(s: Sentence, focus: Focus): Focus {
  const named = firstName(s);
  if (named >= 0) return isPerson(s, named) ? 'person' : 'other';
  return s.tokens.some((_, n) => isPerson(s, n)) ? 'person' : focus;
}

/** Of a longer phrase, such as a German verb in two parts, only the first word and the last are shown. */
const MOST_WORDS_SHOWN = 6;

/** Collects the evidence of one sentence. */
class Reader {
  readonly found: Evidence[] = [];
  readonly others: Evidence[] = [];
  private readonly s: Sentence;
  private readonly focus: Focus;

  constructor(sentence: Sentence, focus: Focus) {
    this.s = sentence;
    this.focus = focus;
  }

  private add(part: Part, who: Who, at: number, length: number, kind: Kind | null = null): void {
    if (who === null) return;
    const raws = this.s.tokens.slice(at, at + length).map(({ raw }) => raw);
    const words = length > MOST_WORDS_SHOWN ? `${raws[0]} … ${raws.at(-1)}` : raws.join(' ');
    const into = who === 'other' ? this.others : this.found;
    into.push({ part, kind, byName: who === 'person', sentence: this.s.at, words });
  }

  /** A pronoun means the first name of its sentence, or whom the sentence before spoke of. */
  private meant(who: Who, at: number): Who {
    const { s, focus } = this;
    if (who === 'person' || who === 'other') return who;
    const named = s.tokens.slice(0, at).findIndex((_, n) => isName(s, n) && !isOblique(s, n));
    if (who === 'pronoun') {
      if (named >= 0) return isPerson(s, named) ? 'pronoun' : 'other';
      return focus === 'person' ? 'pronoun' : 'other';
    }
    if (at > 4 || named >= 0) return null;
    const comma = s.tokens.findIndex((_, n) => n > at && isSign(s, n, ','));
    const after = comma < 0 ? [] : [1, 2, 3].map((n) => comma + n);
    if (after.some((n) => isPerson(s, n))) return 'person';
    if (after.some((n) => isName(s, n))) return 'other';
    const unknown = s.tokens.slice(1, at).some(({ tags }, n) => tags.size === 0 && has(s, n, 'det'));
    return s.dropsSubjects && focus === 'person' && !unknown ? 'pronoun' : null;
  }

  private isDenied(at: number): boolean {
    const reach = this.s.verbsLast ? 7 : 3;
    for (let n = at - 1; n >= Math.max(0, at - reach); n--) {
      if (has(this.s, n, 'not')) return true;
      if (isSign(this.s, n, ',', ';', ':')) return false;
    }
    return false;
  }

  private frame(at: number, length: number, form: string): Frame {
    const { agent, patient } = frameOf(this.s, at, length, form as 'act');
    return {
      agent: this.meant(agent, at),
      patient: patient === null && form !== 'act' && form !== 'bare' ? this.meant(null, at) : this.meant(patient, at),
    };
  }

  private verb(name: WordClass, at: number, length: number): void {
    const [verb, form] = name.split('.') as [Kind | 'clear', string];
    // With an article before it, a participle is a noun: "the accused".
    if (form !== 'act' && form !== 'bare' && has(this.s, at - 1, 'det')) return;
    const { agent, patient } = this.frame(at, length, form);
    const denied = this.isDenied(at);
    if (verb === 'deed') {
      this.add('victim', patient, at, length);
      if (agent !== 'person' && patient !== 'person' && form !== 'part') this.robbed(at, length);
      if (!denied && form !== 'bare') this.add('accused', agent, at, length, 'deed');
    } else if (verb === 'clear') {
      if (!denied) this.add('cleared', patient, at, length);
      this.add('official', agent, at, length);
    } else {
      if (patient !== 'person' && agent !== 'person' && form !== 'bare' && !denied) this.fined(at, length, verb);
      this.add(denied ? 'cleared' : 'accused', patient, at, length, denied ? null : verb);
      if (form !== 'bare') this.add(verb === 'sued' ? 'claimant' : 'official', agent, at, length);
    }
  }

  /** A form can be both active and a participle: the words around it decide. */
  private eitherForm(name: WordClass, at: number, length: number, tags: Tags): void {
    const [verb] = name.split('.') as [Kind];
    const both = tags.has(`${verb}.act`) && tags.has(`${verb}.part`);
    if (!both) this.verb(name, at, length);
    else if (name.endsWith('.part')) this.verb(`${verb}.both`, at, length);
  }

  /** `took 9,000 pounds from @`, `emptied the account of @`. */
  private robbed(at: number, length: number): void {
    const { s } = this;
    for (let n = at + length + 1; n < at + length + 12; n++) {
      if (has(s, n, 'clause', 'who') || isSign(s, n, '.', ';')) return;
      if (isName(s, n)) {
        if (isPerson(s, n) && has(s, n - 1, 'prep', 'toward')) this.add('victim', 'person', at, length);
        return;
      }
    }
  }

  /** `multado con 4.000 euros al casero @`. */
  private fined(at: number, length: number, kind: Kind): void {
    const { s } = this;
    if (kind !== 'punished') return;
    for (let n = at + length; n < at + length + 9; n++) {
      if (has(s, n, 'clause', 'who', 'by') || isSign(s, n, ';', '.')) return;
      if (isName(s, n)) return this.add('accused', isPerson(s, n) ? 'person' : 'other', at, length, kind);
    }
  }

  private subject(at: number, end: number): Who {
    const isBracket = this.s.verbsLast && end - at > 2;
    const left = this.meant(isBracket ? subjectOfBracket(this.s, at, end) : subjectOf(this.s, at), at);
    return left ?? (objectOf(this.s, end) === 'person' ? 'person' : null);
  }

  private predicate(name: WordClass, at: number, length: number): void {
    const who = this.subject(at, at + length);
    if (name === 'suffer') return this.add('victim', who, at, length);
    if (name === 'doubt')
      return this.add('doubt', who === 'other' || who === null ? this.onlyOne(who) : who, at, length);
    if (name === 'say') return this.add('speaker', who, at, length);
    const [, what] = name.split('.') as [string, Kind | 'clear' | Office];
    if (name.startsWith('work.')) return this.add(what as Office, who, at, length);
    if (what === 'clear') return this.add('cleared', who === 'person' ? who : this.onlyOne(who), at, length);
    if (!this.isDenied(at)) this.add('accused', who, at, length, what as Kind);
  }

  /** In a sentence that names nobody else, the person is meant. */
  private onlyOne(who: Who): Who {
    const { s } = this;
    if (!s.tokens.some((_, n) => isPerson(s, n))) return who;
    return s.tokens.some((_, n) => isName(s, n) && !isPerson(s, n) && !isOblique(s, n)) ? who : 'person';
  }

  /** Who a noun belongs to: `trial of @`, `@'s trial`. */
  private owner(at: number, end: number, ...links: WordClass[]): Who {
    const { s } = this;
    for (let n = at - 1; n >= at - 3; n--) if (isSign(s, n, "'s")) return isPerson(s, n - 1) ? 'person' : 'other';
    for (let n = end; n < end + 4; n++) {
      if (isName(s, n) && n > end) return isPerson(s, n) && !isSign(s, n + 1, "'s") ? 'person' : 'other';
      if (n === end && !has(s, n, ...links)) break;
    }
    return null;
  }

  private noun(name: 'accusal' | 'harm', at: number, length: number): void {
    const { s } = this;
    const owner = this.owner(at, at + length, 'prep', 'against', 'toward');
    if (name === 'harm') {
      this.add(has(s, at + length, 'by') ? 'accused' : 'victim', owner, at, length, null);
      if (this.owner(s.tokens.length, at + length, 'by') === 'person')
        this.add('accused', 'person', at, length, 'deed');
      return;
    }
    const upset = s.tokens.findIndex((_, n) => has(s, n, 'upset'));
    const appealed = s.tokens.some((_, n) => has(s, n, 'appeal'));
    if (upset >= 0 && !appealed && !this.isDenied(upset)) {
      const named =
        owner ?? (s.tokens.some((_, n) => isPerson(s, n)) ? 'person' : this.focus === 'person' ? 'pronoun' : 'other');
      this.add('cleared', named, upset, s.tokens[upset]!.tags.get('upset')!);
    } else if (this.isDenied(at)) this.add('cleared', owner ?? this.meant('pronoun', at), at, length);
    else this.add('accused', owner, at, length, 'charged');
  }

  private against(at: number): void {
    const { s } = this;
    let next = at + 1;
    while (next < at + 6 && !isName(s, next) && !has(s, next, 'prep', 'who', 'be', 'have') && !isSign(s, next, ','))
      next++;
    if (!isPerson(s, next) || isSign(s, next + 1, "'s")) return;
    const law = s.tokens.findIndex((_, n) => [...(s.tokens[n]?.tags.keys() ?? [])].some((tag) => LAWFUL.test(tag)));
    if (law < 0 || s.tokens.some((_, n) => has(s, n, 'upset'))) return;
    this.add(this.isDenied(law) || this.isDenied(at) ? 'cleared' : 'accused', 'person', at, next + 1 - at, 'charged');
  }

  /** What a name is called: `Judge @`, `@, a judge`, `@ was the judge`. */
  private called(at: number): void {
    const { s } = this;
    const describe = (n: number) => {
      const [, part] = PARTS.find(([name]) => has(s, n, name)) ?? [];
      if (part) this.add(part, 'person', n, 1, null);
      return part !== undefined;
    };
    const before = isSign(s, at - 1, ',') ? at - 2 : at - 1;
    const free = before === at - 1 || !/[@~]/.test(s.tokens[before - 1]?.word ?? '');
    if (free && before >= 0 && !describe(before))
      for (const back of [1, 2])
        if ([...(s.tokens[before - back]?.tags.values() ?? [])].some((length) => length === back + 1))
          describe(before - back);
    if (isSign(s, at + 1, "'s")) return;
    let after = at + 1;
    if (isSign(s, after, '(')) while (after < at + 6 && !isSign(s, after - 1, ')')) after++;
    if (!isSign(s, after, ',') && !has(s, after, 'be') && after === at + 1) return;
    for (let n = after; n < Math.min(s.tokens.length, after + 9); n++) {
      if (
        n > after &&
        ((has(s, n, 'who') && !has(s, n, 'det')) ||
          has(s, n, 'clause', 'by', 'against', 'and') ||
          isSign(s, n, '.', ';', ':'))
      )
        return;
      if (n > after && isSign(s, n, ',') && !/^\d/.test(s.tokens[n - 1]!.word)) return;
      if ([...s.tokens[n]!.tags.keys()].some((tag) => tag.includes('.') && !has(s, n, ...OFFICES))) return;
      if (!isSign(s, n + 1, "'s") && describe(n)) return;
    }
  }

  read(): Pick<Reader, 'found' | 'others'> {
    const { s } = this;
    for (const [at, { tags }] of s.tokens.entries()) {
      if (isPerson(s, at)) this.called(at);
      for (const [name, length] of tags) {
        if (/^(?:self|work)\.|^(?:say|suffer|doubt)$/.test(name)) this.predicate(name, at, length);
        else if (name.includes('.') && !(tags.has('accusal') && has(s, at - 1, 'det', 'prep')))
          this.eitherForm(name, at, length, tags);
        else if (name === 'accusal' || name === 'harm') this.noun(name, at, length);
        else if (name === 'against') this.against(at);
      }
    }
    return this;
  }
}

const BLAMES = /^(?:convicted|charged|arrested|deed|punished)\.|^self\.(?!clear)/;

/** Courts and the like are no accused. */
const PLENTY = /^(?:court|jury|panel|tribunal|police|cour|gericht|landgericht|audiencia|corte|polizei|policia|polizia)/;

const LAWFUL = /^(?:accusal|harm|(?:convicted|charged|arrested|sued|investigated|deed)\.)/;

/** Evidence of the parts that the person and others play in a sentence. */
export const evidenceOf = (s: Sentence, focus: Focus): { found: Evidence[]; others: Evidence[] } =>
  new Reader(s, focus).read();

/** Whether a sentence without names is about one accused person, whom the next sentence may name. */
export function accusesSomeone(s: Sentence): boolean {
  if (s.tokens.some((_, n) => isName(s, n) && !isOblique(s, n) && !has(s, n + 1, 'someone'))) return false;
  const people = s.tokens.filter((_, n) => has(s, n, 'someone', 'family') && !PLENTY.test(s.tokens[n]!.word)).length;
  const blames = s.tokens.some(({ tags }) => [...tags.keys()].some((tag) => BLAMES.test(tag)));
  return blames && people <= 2;
}

/** Whether a sentence opens with the person, told by age, by a predicate or after a comma. */
export const introduces = (s: Sentence): boolean =>
  s.tokens.slice(0, 4).some((_, n) => isPerson(s, n) && !isOblique(s, n));

/** Whether a sentence says that someone was cleared, and names nobody else. */
export const clearsSomeone = (s: Sentence): boolean =>
  !s.tokens.some((_, n) => isName(s, n) && !isPerson(s, n) && !isOblique(s, n)) &&
  (s.tokens.some(({ tags }) => [...tags.keys()].some((tag) => tag.startsWith('clear.') || tag === 'self.clear')) ||
    (s.tokens.some((_, n) => has(s, n, 'upset')) &&
      s.tokens.some((_, n) => has(s, n, 'accusal')) &&
      !s.tokens.some((_, n) => has(s, n, 'appeal'))));

/** Whether a sentence speaks of crime or court at all. */
export const speaksOfLaw = (s: Sentence): boolean =>
  s.tokens.some(({ tags }) =>
    [...tags.keys()].some((tag) => LAWFUL.test(tag) || tag === 'accused' || tag.startsWith('self.')),
  );
