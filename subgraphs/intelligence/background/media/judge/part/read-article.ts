import {
  type Evidence,
  type Focus,
  type Kind,
  type Part,
  accusesSomeone,
  clearsSomeone,
  evidenceOf,
  focusAfter,
  introduces,
  speaksOfLaw,
} from './evidence.js';
import { languageOf } from './languages.js';
import { type PartFeature, type SentenceRead, partFeatures } from './learned/part-features.js';
import { OTHER_NAME, type Sentence, readSentence } from './sentence.js';
import { OFFICES } from './who-did.js';

/** Whether an article speaks against the person. Anything but `mentioned` needs review. */
export type Outcome = 'adverse' | 'mentioned' | 'unclear';

/** What an article says of a person's part in it, and why. */
export interface PartJudged {
  outcome: Outcome;
  /** The part that the person plays; null if none shows. */
  role: Part | null;
  kind: Kind | null;
  /** Probability, 0 to 1, that the article is adverse; null if unclear. */
  adverse: number | null;
  /** Number of the sentence and the words that decided. */
  because: { sentence: number; words: string } | null;
}

/** A sentence with the person as `@`. */
export interface ReadText {
  unnamed: string;
  named: boolean;
}

/** The same article with another of its people as `@`; empty if it can't be read so. */
export type ReadAs = (name: string) => readonly ReadText[];

/** Sentences after a mention in which pronouns can still mean the person. */
const FOLLOWING = 2;
/** Sentences before the first mention that are read for the model, as many as its training articles have. */
const BEFORE = 6;
/** Sentences at the beginning that are read for what the article is about, even if the person stands far down. */
const OPENING = 18;
const MOST_SENTENCES = 60;

/** Probability that a finding of each kind is adverse; set by hand. */
const CERTAINTY: Record<Kind, number> = {
  convicted: 0.97,
  charged: 0.93,
  arrested: 0.93,
  deed: 0.85,
  punished: 0.85,
  sued: 0.85,
  investigated: 0.8,
};

const STRENGTH: Kind[] = ['convicted', 'charged', 'arrested', 'deed', 'punished', 'sued', 'investigated'];
/** Probability that an article is adverse although the rules read another part of the person. */
export const HARMLESS = 0.08;
const INTRODUCED = 0.7;
const UNTOUCHED = 0.03;

const FIRM: Part[] = [...OFFICES, 'victim', 'relative', 'claimant'];

/** Where the evidence is, and its words. */
export const because = ({ sentence, words }: Evidence) => ({ sentence, words });

const mentioned = (of: Evidence): PartJudged => ({
  outcome: 'mentioned',
  role: of.part,
  kind: null,
  adverse: HARMLESS,
  because: because(of),
});

const unclear = (of: Evidence): PartJudged => ({
  outcome: 'unclear',
  role: of.part === 'doubt' ? null : of.part,
  kind: of.kind,
  adverse: null,
  because: because(of),
});

/** A cleared person counts as mentioned, unless the text also reports a conviction in the same place or later. */
function clearedOf(accused: Evidence[], cleared: Evidence[]): PartJudged | null {
  const [first] = cleared;
  if (!first) return null;
  const convictions = accused.filter(({ kind }) => kind === 'convicted');
  const later = convictions.filter(({ sentence }) => sentence >= first.sentence);
  const fromStart = first.sentence === 0;
  if (
    fromStart ? later.some(({ sentence }) => sentence === 0) : later.some(({ sentence }) => sentence === first.sentence)
  )
    return null;
  return mentioned(first);
}

/** What accuses the person, the strongest first: by name before by pronoun, then by kind. */
export const accusationsIn = (found: readonly Evidence[]): Evidence[] =>
  found
    .filter(({ part }) => part === 'accused')
    .toSorted(
      (one, other) =>
        Number(other.byName) - Number(one.byName) ||
        STRENGTH.indexOf(one.kind ?? 'charged') - STRENGTH.indexOf(other.kind ?? 'charged'),
    );

interface Around {
  /** Whether the article speaks of crime, and of someone who was cleared. */
  law: boolean;
  clears: boolean;
  /** Whether the sentence before the first mention is about an accused person without a name. */
  isIntroduced: boolean;
}

function decided(found: Evidence[], { law, clears, isIntroduced }: Around): PartJudged {
  const of = (part: Part) => found.filter((one) => one.part === part);
  const accused = accusationsIn(found);
  const cleared = clearedOf(accused, of('cleared'));
  if (cleared) return cleared;
  const firm = found.filter(({ part, byName }) => byName && FIRM.includes(part));
  const [worst] = accused;
  if (worst) {
    const named = accused.filter(({ byName }) => byName);
    const only = named.every(({ kind }) => kind === null || kind === 'deed' || kind === 'investigated');
    if (named.length === 0 && firm.length > 0) return mentioned(firm[0]!);
    if (firm.some(({ part }) => part !== 'relative' && part !== 'claimant') && only) return unclear(worst);
    const isPlay =
      firm.some(({ part }) => part === 'artist') && accused.every((one) => one.kind === 'deed' || one.kind === null);
    if (isPlay) return mentioned(firm.find(({ part }) => part === 'artist')!);
    if (clears && worst.kind !== 'convicted') return unclear(worst);
    const kind = worst.kind ?? 'charged';
    return { outcome: 'adverse', role: 'accused', kind, adverse: CERTAINTY[kind], because: because(worst) };
  }
  if (isIntroduced && firm.length === 0 && of('doubt').length === 0 && of('cleared').length === 0 && !clears)
    return { outcome: 'adverse', role: 'accused', kind: 'charged', adverse: INTRODUCED, because: null };
  const [doubt] = of('doubt');
  if (doubt && firm.length === 0) return unclear(doubt);
  const [other] = [...firm, ...found.filter(({ part }) => part !== 'doubt')];
  if (other) return mentioned(other);
  if (law) return { outcome: 'unclear', role: null, kind: null, adverse: null, because: null };
  return { outcome: 'mentioned', role: null, kind: null, adverse: UNTOUCHED, because: null };
}

/** What the rules and the model read of an article. */
export interface ArticleRead {
  language: string;
  sentences: SentenceRead[];
  rules: PartJudged;
  found: Evidence[];
  others: Evidence[];
  /** Whether all sentences that name the person were read. */
  isWhole: boolean;
}

/** Null if the language is not known. */
export function readArticle(texts: readonly ReadText[], stated: string | null): ArticleRead | null {
  const language = languageOf(
    texts.map(({ unnamed }) => unnamed),
    stated,
  );
  if (!language) return null;
  const names = { ...language, names: new Set<string>() };
  const found: Evidence[] = [];
  const others: Evidence[] = [];
  const sentences: SentenceRead[] = [];
  let focus: Focus = 'other';
  let law = false;
  let clears = false;
  let blamed = -1;
  let isIntroduced = false;
  let isNamed = false;
  let since = -1;
  let isWhole = true;
  const first = texts.findIndex(({ named }, at) => named && at > 0);
  for (const [at, { unnamed, named }] of texts.entries()) {
    since = named ? 0 : isNamed ? since + 1 : -1;
    const isFarBefore = at > 0 && at < first - BEFORE;
    if (since > FOLLOWING || (isFarBefore && at > OPENING)) continue;
    if (sentences.length === MOST_SENTENCES) {
      isWhole &&= !named;
      continue;
    }
    const sentence: Sentence = readSentence(unnamed, at, names);
    if (!isFarBefore) sentences.push({ sentence, named, since });
    const evidence = evidenceOf(sentence, focus);
    found.push(...evidence.found);
    others.push(...evidence.others);
    clears ||= clearsSomeone(sentence);
    if (named && !isNamed) isIntroduced = blamed === at - 1 && at > 1 && introduces(sentence);
    isNamed ||= named;
    if (!isNamed && accusesSomeone(sentence)) blamed = at;
    law ||= speaksOfLaw(sentence);
    focus = focusAfter(sentence, focus);
  }
  const rules = decided(found, { law, clears, isIntroduced });
  return { language: language.code, sentences, rules, found, others, isWhole };
}

const MOST_OTHERS = 5;
const MOST_WORDS_OF_NAME = 4;

/** The full names of others in the article, as printed. Some are of firms or places. */
function otherNames({ sentences }: ArticleRead): string[] {
  const byLast = new Map<string, string>();
  for (const { word, raw } of sentences.flatMap(({ sentence }) => sentence.tokens)) {
    const words = raw.split(' ');
    if (word !== OTHER_NAME || words.length < 2 || words.length > MOST_WORDS_OF_NAME) continue;
    const last = words.at(-1)!;
    if (!byLast.has(last)) byLast.set(last, raw);
  }
  return [...byLast.values()].slice(0, MOST_OTHERS);
}

/** The same article, read for each of the other people. */
export function readOthers(read: ArticleRead, readAs: ReadAs): ArticleRead[] {
  return otherNames(read).flatMap((name) => {
    const texts = readAs(name);
    const other = texts.some(({ named }) => named) ? readArticle(texts, read.language) : null;
    return other ? [other] : [];
  });
}

/** The features by which the model judges an article. */
export const featuresRead = ({ sentences, rules, found, others, language }: ArticleRead): PartFeature[] =>
  partFeatures(sentences, { found, others, outcome: rules.outcome, role: rules.role, kind: rules.kind }, language);
