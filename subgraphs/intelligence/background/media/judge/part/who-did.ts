import type { Sentence } from './sentence.js';
import { has, isName, isPerson, isSign } from './sentence.js';
import type { WordClass } from './word-classes.js';

/** The person by name, the person by a pronoun or the like (`pronoun`), or another. */
export type Who = 'person' | 'pronoun' | 'other' | null;

export const OFFICES = [
  'judge',
  'police',
  'prosecutor',
  'lawyer',
  'witness',
  'expert',
  'reporter',
  'official',
  'artist',
] as const;

const NOUNS: WordClass[] = [...OFFICES, 'someone', 'family', 'victim', 'accused', 'claimant'];

const REACH = 7;
const FURTHEST = 40;

const isNoun = (s: Sentence, at: number) => has(s, at, ...NOUNS);
const isCandidate = (s: Sentence, at: number) => isName(s, at) || isNoun(s, at) || has(s, at, 'pronoun');
const isNumber = (s: Sentence, at: number) => /^\d/.test(s.tokens[at]?.word ?? '');

const isUnknown = (s: Sentence, at: number) =>
  /^\p{L}{2}/u.test(s.tokens[at]?.word ?? '') && s.tokens[at]!.tags.size === 0;

/** Whether the noun phrase that ends here hangs on a preposition, or is the object of a verb. */
function isOblique(s: Sentence, at: number): boolean {
  let unknown = 0;
  for (let n = at - 1; n >= Math.max(0, at - 5); n--) {
    if (has(s, n, 'prep', 'by', 'against', 'toward')) return true;
    if (has(s, n, 'det') || isNumber(s, n) || isNoun(s, n)) continue;
    if (!/^\p{L}+$/u.test(s.tokens[n]!.word) || s.tokens[n]!.tags.size > 0 || ++unknown > 1) return false;
  }
  return false;
}

const LAW_AND_DEED = ['convicted', 'charged', 'arrested', 'sued', 'investigated', 'punished', 'deed', 'clear'] as const;
const ACTIVE = LAW_AND_DEED.flatMap((verb): WordClass[] => [`${verb}.act`, `${verb}.both`, `${verb}.bare`]);

function isObject(s: Sentence, at: number): boolean {
  let before = at - 1;
  while (has(s, before, 'det') || isNoun(s, before)) before--;
  return has(s, before, ...ACTIVE);
}

/** Who is meant by the name, noun or pronoun here. */
function whoAt(s: Sentence, at: number): Who {
  if (isSign(s, at + 1, "'s")) return 'other';
  if (isPerson(s, at)) return 'person';
  if (isName(s, at)) return joined(s, at) ? 'person' : 'other';
  if (has(s, at, 'pronoun')) return 'pronoun';
  if (isPerson(s, at + 1) || (isSign(s, at + 1, ',') && isPerson(s, at + 2))) return 'person';
  return has(s, at, 'accused') && !isName(s, at + 1) ? 'pronoun' : 'other';
}

/** `@ and ~`: what is said of the second holds for the first. */
function joined(s: Sentence, at: number): boolean {
  return has(s, at - 1, 'and') && (isPerson(s, at - 2) || (isSign(s, at - 3, ',') && isPerson(s, at - 4)));
}

/** Start of the insertions `, … ,` that end before a position, and that follow a name. */
function beforeInsertion(s: Sentence, at: number): number {
  let segments = 0;
  for (let n = at - 1; n >= 0 && segments < 4; n--) {
    if (isSign(s, n, ';', ':')) break;
    if (isSign(s, n, ',', '(', '–', '—') && ++segments && isName(s, n - 1) && !isOblique(s, n - 1)) return n - 1;
  }
  return -1;
}

/** The subject of the verb at a position: the nearest one on its left that no preposition or other verb governs. */
export function subjectOf(s: Sentence, at: number, from = 0): Who {
  for (let n = at - 1; n >= Math.max(from, at - FURTHEST); n--) {
    if (isSign(s, n, ';', ':')) break;
    if (has(s, n, 'who') && !(s.verbsLast && !isSign(s, n - 1, ','))) {
      const before = isSign(s, n - 1, ',') ? n - 2 : n - 1;
      if (isCandidate(s, before)) return whoAt(s, before);
      if (isSign(s, n - 1, ',')) {
        const name = beforeInsertion(s, n - 1);
        if (name >= 0) return whoAt(s, name);
      }
      continue;
    }
    if (isSign(s, n, ',', ')', '–', '—')) {
      const name = beforeInsertion(s, n);
      if (name >= 0 && n - name > 1) n = name + 1;
      continue;
    }
    if (!isCandidate(s, n)) continue;
    if (has(s, n, 'pronoun') && isSign(s, n, 'la', 'le', 'lo')) continue;
    if (has(s, n, 'pronoun') || (!isOblique(s, n) && !isObject(s, n))) return whoAt(s, n);
  }
  return null;
}

/** Where a noun gives its name: `the owner of the bar Ann Lee`; the noun's own place if it gives none. */
function nameAfter(s: Sentence, at: number): number {
  for (let n = at + 1; n < at + 5; n++) {
    if (isName(s, n)) return has(s, n - 1, 'prep', 'toward', 'by', 'against', 'det', 'and') ? at : n;
    if (!isUnknown(s, n) && !has(s, n, 'prep', 'someone', ...OFFICES)) return at;
  }
  return at;
}

/** The object right of a verb. */
export function objectOf(s: Sentence, end: number): Who {
  for (let n = end; n < Math.min(s.tokens.length, end + REACH); n++) {
    if (isName(s, n)) return whoAt(s, n);
    if (isNoun(s, n)) {
      const name = nameAfter(s, n);
      if (name > n) return whoAt(s, name);
      if (isNoun(s, n + 1)) continue;
      return isName(s, n + 1) ? whoAt(s, n + 1) : whoAt(s, n) === 'person' ? 'person' : 'other';
    }
    if ((has(s, n, 'object') && !has(s, n, 'det')) || has(s, n, 'pronoun')) return 'pronoun';
    if (has(s, n, 'toward') && n === end) continue;
    if (has(s, n, 'prep', 'by', 'against', 'toward', 'clause', 'who', 'and', 'be', 'have', 'time')) return null;
    if (!/^[\p{L}\d]/u.test(s.tokens[n]!.word)) return null;
  }
  return null;
}

/** The agent behind `by`. */
function agentOf(s: Sentence, from: number, to: number): Who {
  for (let n = from; n < Math.min(s.tokens.length, to); n++) {
    if (!has(s, n, 'by')) continue;
    for (let after = n + 1; after < Math.min(s.tokens.length, n + 6); after++) {
      if (isName(s, after)) return whoAt(s, after);
      if (isNoun(s, after) && !isNoun(s, after + 1) && !isName(s, after + 1)) return 'other';
      if (isSign(s, after, ',', '.')) break;
    }
  }
  return null;
}

interface Auxiliary {
  verb: 'be' | 'have' | null;
  /** Where the verb group begins. */
  at: number;
}

/** The auxiliary that belongs to the participle at a position. */
function auxiliaryOf(s: Sentence, at: number, end: number): Auxiliary {
  const is = (n: number) => (has(s, n, 'be') ? 'be' : has(s, n, 'have') ? 'have' : null);
  const after = s.verbsLast ? [end, end + 1, end + 2].map(is) : [];
  const behind = after.includes('be') ? 'be' : after.includes('have') ? 'have' : null;
  if (behind) return { verb: behind, at };
  const reach = s.verbsLast ? 25 : 4;
  for (let n = at - 1; n >= Math.max(0, at - reach); n--) {
    const verb = is(n);
    if (verb) return { verb, at: has(s, n - 1, 'have', 'be') ? n - 1 : n };
    const ends = isSign(s, n, ';', ':') || has(s, n, 'clause');
    if (s.verbsLast ? ends : isCandidate(s, n) || isSign(s, n, ',')) break;
  }
  return { verb: null, at };
}

/** `the carer was`: a noun that no list holds stands right before the verb. */
function hasUnknownSubject(s: Sentence, at: number): boolean {
  let n = at - 1;
  while (n >= 0 && n > at - 5 && isUnknown(s, n)) n--;
  return n < at - 1 && has(s, n, 'det') && !has(s, n - 1, 'prep', 'by', 'against', 'toward') && !has(s, n, 'prep');
}

export interface Frame {
  agent: Who;
  patient: Who;
}

type Form = 'act' | 'part' | 'both' | 'bare';

/** Whom a participle without an auxiliary describes: only what stands right before it, or before a comma. */
function describedBy(s: Sentence, at: number): Who {
  const before = at - 1;
  if (isCandidate(s, before)) return whoAt(s, before);
  if (before < 0 || /^[^\p{L}\d]$/u.test(s.tokens[before]!.word)) return subjectOf(s, at);
  if (s.verbsLast || has(s, before, 'who', 'and', 'not', 'time')) return subjectOf(s, at);
  return isUnknown(s, before) || has(s, before, 'det') || isNumber(s, before) ? 'other' : subjectOf(s, at);
}

function passiveFrame(s: Sentence, at: number, end: number, auxiliary: Auxiliary): Frame {
  const unknown = auxiliary.verb !== null && hasUnknownSubject(s, auxiliary.at);
  const between = s.verbsLast && auxiliary.at < at ? subjectOf(s, at, auxiliary.at) : null;
  const left = between ?? (unknown ? 'other' : auxiliary.verb ? subjectOf(s, auxiliary.at) : describedBy(s, at));
  const right = left === null || left === 'pronoun' ? objectOf(s, end) : null;
  const patient = right === 'person' ? right : left;
  const from = s.verbsLast ? Math.max(0, at - 12) : end;
  return { agent: agentOf(s, from, end + 9), patient };
}

/** In German, the object of a perfect tense stands before its participle. */
function perfectFrame(s: Sentence, at: number): Frame {
  for (let n = at - 1; n >= Math.max(0, at - 8); n--) {
    if (isSign(s, n, ',', ';', ':') || has(s, n, 'have', 'clause')) break;
    if (!isName(s, n) || isOblique(s, n)) continue;
    const subject = subjectOf(s, n);
    if (subject || has(s, n - 1, 'who')) return { agent: subject ?? 'other', patient: whoAt(s, n) };
  }
  return { agent: subjectOf(s, at), patient: null };
}

/** The people inside a verb in two parts that no preposition governs. */
const whoseInside = (s: Sentence, at: number, end: number): Who[] =>
  [...Array(end - at - 1).keys()]
    .map((n) => at + 1 + n)
    .filter(
      (n) =>
        (has(s, n, 'object') && !has(s, n, 'det')) ||
        (isCandidate(s, n) && !isOblique(s, n) && !(isNoun(s, n) && isName(s, n + 1))),
    )
    .map((n) => (has(s, n, 'object') ? 'pronoun' : whoAt(s, n)));

/** `Am Montag nahm @ die Tat auf sich`: the subject of a verb in two parts stands before it, or first inside it. */
export const subjectOfBracket = (s: Sentence, at: number, end: number): Who =>
  subjectOf(s, at) ?? whoseInside(s, at, end)[0] ?? null;

/** A name after a phrase of time or place is no part of it: `in der Altstadt @`. */
const namedInside = (s: Sentence, at: number, end: number): Who => {
  for (let n = end - 1; n > at + 1; n--)
    if (isPerson(s, n) && !has(s, n - 1, 'prep', 'by', 'against', 'toward', 'and')) return 'person';
  return null;
};

/** `Beamte nahmen @ in Kassel fest`: the last of the people inside is the object. Law acts on people only. */
function bracketFrame(s: Sentence, at: number, end: number): Frame {
  const inside = whoseInside(s, at, end);
  const patient = inside.at(-1) ?? namedInside(s, at, end);
  if (patient === null && has(s, at, 'convicted.act', 'charged.act', 'arrested.act', 'clear.act'))
    return { agent: null, patient };
  const agent = subjectOf(s, at) ?? (inside.length > 1 ? inside[0]! : null);
  return { agent, patient };
}

/** Who did, and to whom it was done. */
export function frameOf(s: Sentence, at: number, length: number, form: Form): Frame {
  const end = at + length;
  const inside = [...Array(length).keys()].map((n) => at + n);
  // Verbs in two parts hold their object: `nahm @ fest`.
  if (length > 2 && s.verbsLast && form === 'act') return bracketFrame(s, at, end);
  if (inside.some((n) => isPerson(s, n))) return { agent: null, patient: 'person' };
  if (length > 1 && inside.some((n) => isSign(s, n, 'ihn', 'ihm', 'ihr'))) return { agent: null, patient: 'pronoun' };
  if (form === 'bare') return { agent: null, patient: objectOf(s, end) };
  const object = objectOf(s, end);
  const active = (): Frame => ({
    agent: hasUnknownSubject(s, at) ? 'other' : subjectOf(s, at),
    patient: object ?? (has(s, at - 1, 'object') ? 'pronoun' : null),
  });
  if (form === 'act') {
    const frame = active();
    // German puts the subject behind the verb when something else opens the sentence.
    return s.verbsLast && frame.agent === null && object === 'person' ? { agent: object, patient: null } : frame;
  }
  const auxiliary = auxiliaryOf(s, at, end);
  if (auxiliary.verb === 'be') return passiveFrame(s, at, end, auxiliary);
  if (auxiliary.verb === 'have') {
    if (s.verbsLast) return perfectFrame(s, at);
    const clitic = [1, 2, 3].some((n) => has(s, at - n, 'object'));
    const agent = hasUnknownSubject(s, auxiliary.at) ? 'other' : subjectOf(s, at);
    return { agent, patient: object ?? (clitic ? 'pronoun' : null) };
  }
  if (form === 'both' && (object !== null || has(s, end, 'det') || isUnknown(s, end))) return active();
  return passiveFrame(s, at, end, auxiliary);
}
